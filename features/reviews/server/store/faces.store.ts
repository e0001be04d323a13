import type { Tools } from '@frontage/kit/feature.server'
import { knownByIdOrContent } from './known.store'
import type { NewRow } from './known-review'
import type { ReviewTables } from './reviews.tables'

const isOfMedia = (address: string | undefined): boolean => address?.startsWith('/media/') ?? false

/**
 * Gives reviews that are here the faces of the media that come for them, where they have none yet, and says how many: nothing else of
 * them changes. A look only counts.
 */
export async function giveFaces(
  { db: database, events }: Pick<Tools, 'db' | 'events'>,
  records: readonly NewRow[],
  isLook: boolean,
): Promise<number> {
  return database.transaction().execute(async (trx) => {
    const db = trx.withTables<ReviewTables>()
    const known = [...(await knownByIdOrContent(db, records))]
    const waiting = known.filter(([{ userpic }, row]) => isOfMedia(userpic) && !isOfMedia(row.userpic) && row.userpiclocal === '')
    if (isLook || !waiting.length) return waiting.length
    for (const [{ userpic, last_modified }, { id }] of waiting)
      await db.updateTable('review').set({ userpic, last_modified }).where('id', '=', id).execute()
    await events.tell('reviews.changed', trx)
    return waiting.length
  })
}
