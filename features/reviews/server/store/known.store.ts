import { engineOf } from '@frontage/kit/storage/database.server'
import { clockAt, momentAt } from '@frontage/kit/zone'
import type { Kysely } from 'kysely'
import { statuses } from '../../review'
import { contentKeyOf, formerNamesOf, type NewRow } from './known-review'
import type { ReviewRow, ReviewTables } from './reviews.tables'

type Db = Kysely<ReviewTables>

/** The reviews that are here already, by what came in. Inside a transaction nobody decides about them until it ends. */
export type FindKnown = (db: Db, some: readonly NewRow[]) => Promise<Map<NewRow, ReviewRow>>

const heldBy = (db: Db) => engineOf(db) === 'postgres' && db.isTransaction

/** Those that their source numbers. */
export const knownById: FindKnown = async (db, some) => {
  const found = new Map<string, ReviewRow>()
  for (const type of new Set(some.map((record) => record.type))) {
    const ids = some.flatMap((record) => (record.type === type && record.unique_id ? [record.unique_id] : []))
    if (!ids.length) continue
    const query = db.selectFrom('review').selectAll().where('type', '=', type).where('unique_id', 'in', ids)
    for (const row of await (heldBy(db) ? query.forUpdate() : query).execute()) found.set(idOf(row), row)
  }
  return matched(some, (record) => (record.unique_id ? found.get(idOf(record)) : undefined))
}

const idOf = ({ type, unique_id }: Pick<NewRow, 'type' | 'unique_id'>): string => JSON.stringify([type, unique_id])

/** Those, and the ones that say the same: of two numbers that differ, neither is the other. */
export const knownByIdOrContent: FindKnown = async (db, some) => {
  const byId = await knownById(db, some)
  const rest = some.filter((record) => !byId.has(record))
  if (!rest.length) return byId
  const query = db
    .selectFrom('review')
    .selectAll()
    .where('status', 'in', [...statuses])
    .where('created_time', 'in', [...new Set(rest.flatMap(({ created_time }) => timesOf(created_time)))])
    .orderBy('id', 'desc')
  const sameAs = createIndex(await (heldBy(db) ? query.forUpdate() : query).execute())
  const taken = new Set([...byId.values()].map(({ id }) => id))
  const byContent = matched(rest, (record) => {
    const row = sameAs(record).find(({ id, unique_id }) => !taken.has(id) && !(unique_id && record.unique_id))
    if (row) taken.add(row.id)
    return row
  })
  return new Map([...byId, ...byContent])
}

/** Rows by what they say: first those that say so now, then those that said so before an owner corrected the name. */
function createIndex(rows: readonly ReviewRow[]): (record: NewRow) => ReviewRow[] {
  const now = new Map<string, ReviewRow[]>()
  const before = new Map<string, ReviewRow[]>()
  const add = (to: typeof now, key: string, row: ReviewRow) => to.set(key, [row, ...(to.get(key) ?? [])])
  for (const row of rows) {
    add(now, contentKeyOf(row), row)
    for (const reviewer_name of formerNamesOf(row)) add(before, contentKeyOf({ ...row, reviewer_name }), row)
  }
  return (record) => {
    const keys = timesOf(record.created_time).map((created_time) => contentKeyOf({ ...record, created_time }))
    return [now, before].flatMap((index) => keys.flatMap((key) => index.get(key) ?? []))
  }
}

/** A time, and what it was taken for where a file named no zone: what clocks of the site show, for UTC, and the other way round. */
function timesOf(time: string): string[] {
  const at = Date.parse(time)
  const shown = Date.parse(`${clockAt(at)}:00Z`) + (at % 60_000)
  const meant = momentAt(time.slice(0, 16)) + (at % 60_000)
  return [time, ...[shown, meant].filter((other) => other !== at && !Number.isNaN(other)).map((other) => new Date(other).toISOString())]
}

const matched = (some: readonly NewRow[], find: (record: NewRow) => ReviewRow | undefined): Map<NewRow, ReviewRow> =>
  new Map(
    some.flatMap((record) => {
      const row = find(record)
      return row ? [[record, row] as const] : []
    }),
  )
