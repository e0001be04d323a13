import { createSingleTransfer } from '@frontage/kit/single-transfer.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Transfer } from '@frontage/kit/transfer.server'
import { type OwnWords, wordsShape } from './own-words'

/** The owner's words on their way out of the site or into it. */
export const createWordsTransfer = (own: OwnWords, db: AnyDatabase): Transfer =>
  createSingleTransfer(db, {
    ...{ name: 'words', what: 'words', shape: wordsShape },
    read: async (within) => {
      const words = await own.read(within)
      return Object.keys(words).length ? words : undefined
    },
    keep: (words, { within }) => own.write(words, within),
  })
