import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { getWords, saveWords } from '../wire.admin'
import { changedWords } from './changed-words'
import type { WordsService } from './list-words'
import { listWords } from './list-words'
import { WORDS_CHANGED } from './own-words'
import { mayWord } from './policy'

/** Reading and changing what the site says to its visitors. */
export const createWordsRoutes = (desk: WordsService): Route[] => [
  answer(getWords)
    .allow(mayWord)
    .with(() => listWords(desk)),
  answer(saveWords)
    .allow(mayWord)
    .with(async ({ changes }, context) => {
      const { language } = await desk.look()
      await desk.db.transaction().execute(async (trx) => {
        await desk.own.write(changedWords(await desk.own.readForChange(trx), changes, { texts: desk.texts(), language }), trx)
        await desk.audit.note({ action: 'words.change', target: `${changes.length} texts` }, context, trx)
        await desk.events.tell(WORDS_CHANGED, trx)
      })
      return listWords(desk)
    }),
]
