import { createSingleTransfer, valueAt } from '@frontage/kit/single-transfer.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { VisitorTexts, Words } from '@frontage/kit/texts.server'
import type { Transfer, TransferReport } from '@frontage/kit/transfer.server'
import { misfitOf } from '../gaps'
import { textAt } from '../places'
import { type OwnWords, wordsShape } from './own-words'

/** The owner's words on their way out of the site or into it. A text that asks for what nobody knows is bad here too. */
export function createWordsTransfer(own: OwnWords, db: AnyDatabase, texts: () => VisitorTexts): Transfer {
  const single = createSingleTransfer(db, {
    ...{ name: 'words', what: 'words', shape: wordsShape },
    read: async (trx) => {
      const words = await own.read(trx)
      return Object.keys(words).length ? words : undefined
    },
    keep: (words, { trx }) => own.write(words, trx),
  })
  return {
    ...single,
    read: async (site, into) => {
      const bad = misfitsIn(valueAt('words', wordsShape, site).value ?? {}, texts())
      return bad.length ? { brought: [], faults: [], bad } : single.read(site, into)
    },
  }
}

/** Texts that are not known here are left alone: another version of the program may know them. */
const misfitsIn = (words: Words, { sources }: VisitorTexts): TransferReport['bad'] =>
  Object.entries(words).flatMap(([group, own]) =>
    Object.entries(own).flatMap(([place, text]) => {
      const english = sources.get(group)?.english
      const standard = textAt(english, place) ?? textAt(english, `${place.slice(0, place.lastIndexOf('.') + 1)}other`)
      const misfit = standard === undefined ? undefined : misfitOf(text, standard)
      return misfit ? [{ path: `words.json: ${group}.${place}`, text: misfit }] : []
    }),
  )
