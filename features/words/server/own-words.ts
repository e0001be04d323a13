import type { Tools } from '@frontage/kit/feature.server'
import { createRemembered } from '@frontage/kit/remembered.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { storedIn } from '@frontage/kit/storage/stored-json.server'
import type { Words } from '@frontage/kit/texts.server'
import * as v from 'valibot'

const NAME = 'words.own'
export const WORDS_CHANGED = 'words.changed'

const line = v.pipe(v.string(), v.maxLength(1_000))
/** By group and place. */
export const wordsShape = v.record(v.pipe(v.string(), v.maxLength(60)), v.record(v.pipe(v.string(), v.maxLength(120)), line))

export type OwnWords = ReturnType<typeof createOwnWords>

/** The owner's own words, among the settings of the site. What is kept and fits no more is as if nothing were kept. */
export function createOwnWords({ db, events }: Pick<Tools, 'db' | 'events'>) {
  const known = createRemembered<Words>(1)
  events.on(WORDS_CHANGED, known.forget)
  const read = async (trx: AnyDatabase = db): Promise<Words> => {
    return storedIn(wordsShape, (await createSite(trx).read(NAME)) ?? '{}', NAME) ?? {}
  }
  return {
    read,
    /** The same for whoever changes them: others wait until the transaction ends. */
    readForChange: async (trx: AnyDatabase): Promise<Words> =>
      storedIn(wordsShape, await createSite(trx).readForChange(NAME, '{}'), 'the site texts') ?? {},
    all: () => known.recall('all', () => read()),
    write: (words: Words, trx: AnyDatabase): Promise<void> => createSite(trx).write(NAME, JSON.stringify(words)),
  }
}
