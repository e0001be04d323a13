import type { Tools } from '@frontage/kit/feature.server'
import { createRemembered } from '@frontage/kit/remembered.server'
import { refuseOutdated, revisionOf } from '@frontage/kit/storage/revision.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { isTexts, storedIn } from '@frontage/kit/storage/stored-json.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { mayDesign } from '../../server/policy'
import { getOlderPages, saveOlderPages } from '../wire.older-pages'

const NAME = 'reviews.older-pages'

/** Origins of pages that another system made, as their owner named them (decisions, §8). */
export function createOlderPages({ db, site, audit, events }: Pick<Tools, 'db' | 'site' | 'audit' | 'events'>) {
  const known = createRemembered<string[]>(1)
  events.onPublic(known.forget)
  const originsIn = (text = '[]'): string[] => storedIn(isTexts, text, NAME) ?? []
  const answered = (origins: string[]) => ({ origins, revision: revisionOf(origins) })
  const read = (): Promise<string[]> => known.recall(NAME, async () => originsIn(await site.read(NAME)))

  const routes: Route[] = [
    answer(getOlderPages)
      .allow(mayDesign)
      .with(async () => answered(originsIn(await site.read(NAME)))),
    answer(saveOlderPages)
      .allow(mayDesign)
      .with(async ({ origins, revision }, context) => {
        await db.transaction().execute(async (trx) => {
          refuseOutdated(revision, revisionOf(originsIn(await createSite(trx).readForChange(NAME, '[]'))))
          await createSite(trx).write(NAME, JSON.stringify(origins))
          await audit.note({ action: 'review.older-pages', target: origins.join(', ') || 'none' }, context, trx)
          await events.tell('reviews.changed', trx)
        })
        return answered(origins)
      }),
  ]
  return { read, routes }
}
