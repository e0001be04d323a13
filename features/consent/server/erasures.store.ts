import type { KindCount } from '@frontage/kit/personal.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { storedIn } from '@frontage/kit/storage/stored-json.server'
import { number, record, string } from 'valibot'
import type { ErasureRow, ErasureTables } from './erasures.tables'

type Known = Pick<ErasureRow, 'hash' | 'key_mark' | 'at'>
type Begun = Known & { readonly by: string; readonly counts: readonly KindCount[] }

/** At most so many are listed. */
export const MOST_LISTED = 500

/** Erasures, as proof and so that they can be done again. */
export function createErasuresStore(database: AnyDatabase) {
  const db = database.withTables<ErasureTables>()
  const tablesIn = (trx: AnyDatabase) => trx.withTables<ErasureTables>()

  return {
    /** The one that was begun and not finished, else a new one. */
    begin: async ({ by, counts, ...known }: Begun, trx: AnyDatabase): Promise<number> => {
      const open = tablesIn(trx).selectFrom('erasure').selectAll().where('hash', '=', known.hash).where('done_at', 'is', null)
      const begun = await open.executeTakeFirst()
      if (begun) {
        const change = { at: known.at, done_by: by, records: recordsOf(counts, countsIn(begun)) }
        await tablesIn(trx).updateTable('erasure').set(change).where('id', '=', begun.id).execute()
        return Number(begun.id)
      }
      const added = tablesIn(trx)
        .insertInto('erasure')
        .values({ ...known, done_at: null, done_by: by, records: recordsOf(counts) })
      return Number((await added.returning('id').executeTakeFirstOrThrow()).id)
    },

    finish: async (id: number, at: string): Promise<void> =>
      void (await db.updateTable('erasure').set({ done_at: at }).where('id', '=', id).execute()),

    /** Those of an address, by its hashes with each of the site's keys; the newest first. */
    of: (hashes: readonly string[]): Promise<ErasureRow[]> =>
      db.selectFrom('erasure').selectAll().where('hash', 'in', hashes).orderBy('id', 'desc').execute(),

    newest: (): Promise<ErasureRow[]> => db.selectFrom('erasure').selectAll().orderBy('id', 'desc').limit(MOST_LISTED).execute(),

    list: (): Promise<ErasureRow[]> => db.selectFrom('erasure').selectAll().orderBy('id').execute(),

    /** Takes in erasures of another time of this site; those that are here stay as they are. */
    take: async (erasures: readonly Known[]): Promise<void> => {
      for (const { hash, key_mark, at } of erasures) {
        const here = db.selectFrom('erasure').select('id').where('hash', '=', hash).where('at', '=', at)
        if (!(await here.executeTakeFirst())) await db.insertInto('erasure').values({ hash, key_mark, at, done_at: at }).execute()
      }
    },
  }
}

const countsShape = record(string(), number())

/** How many records an erasure found, by their kind. */
export const countsIn = ({ id, records }: Pick<ErasureRow, 'id' | 'records'>): KindCount[] =>
  Object.entries(storedIn(countsShape, records, `erasure ${id}`) ?? {}).map(([kind, count]) => ({ kind, count }))

/** What was erased before a cut is not there to be counted any more: the larger number of a kind is the right one. */
function recordsOf(counts: readonly KindCount[], before: readonly KindCount[] = []): string {
  const most = new Map(before.map(({ kind, count }) => [kind, count]))
  for (const { kind, count } of counts) most.set(kind, Math.max(count, most.get(kind) ?? 0))
  return JSON.stringify(Object.fromEntries([...most].filter(([, count]) => count > 0)))
}
