import { createRemembered } from '@frontage/kit/remembered.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { forUpdate } from '@frontage/kit/storage/locks.server'
import { nextTurn } from '@frontage/kit/turns.server'
import type { Kysely } from 'kysely'
import type { PageDocument } from '../page'
import { readable } from './kept'
import type { PageTables } from './pages.tables'
import { readingOf } from './reading'

/** Documents that are read in one go, before others get their turn. */
const AT_ONCE = 50

type Db = Kysely<PageTables>

/** Pages that are to be read: found along indexes alone, for a row of a page is as long as its documents. */
export const unread = (db: Db, reader: number) =>
  db
    .selectFrom('page')
    .leftJoin('page_reading as reading', (join) =>
      join.onRef('reading.id', '=', 'page.id').onRef('reading.changed_at', '=', 'page.live_at').on('reading.reader', '=', reader),
    )
    .select('page.id')
    .where('page.live_path', 'is not', null)
    .where('reading.id', 'is', null)

/** Readings of pages that nobody sees any more. */
export const unseen = (db: Db) =>
  db
    .selectFrom('page_reading')
    .select('id')
    .where('id', 'not in', (pages) => pages.selectFrom('page').select('id').where('live_path', 'is not', null))

export type Readings = ReturnType<typeof createReadings>

/**
 * What is said of each published page where pages are searched and listed, so that nobody reads their documents for that. Who
 * publishes a page keeps its reading in the same transaction. Whatever has none, or one of an earlier reader, is read when somebody asks.
 */
export function createReadings(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<PageTables>()
  const complete = createRemembered<true>(1)
  const { reader } = readingOf(undefined)

  async function keep(id: number, document: PageDocument | undefined, at: string, trx: AnyDatabase): Promise<void> {
    const reading = { changed_at: at, ...readingOf(document) }
    const add = tablesOf(trx)
      .insertInto('page_reading')
      .values({ id, ...reading })
    await add.onConflict((conflict) => conflict.column('id').doUpdateSet(reading)).execute()
  }

  const drop = async (ids: readonly number[], trx?: AnyDatabase): Promise<void> => {
    if (ids.length) await tablesOf(trx).deleteFrom('page_reading').where('id', 'in', ids).execute()
  }

  /** Nobody publishes these pages meanwhile. */
  const readSome = (ids: readonly number[]): Promise<void> =>
    database.transaction().execute(async (trx) => {
      const query = tablesOf(trx).selectFrom('page').select(['id', 'live', 'live_path', 'live_at']).where('id', 'in', ids)
      for (const { id, live, live_path, live_at } of await query.where('live', 'is not', null).$call(forUpdate(trx)).execute())
        await keep(id, readable(live ?? '', `the published page ${live_path}`), live_at ?? '', trx)
    })

  async function catchUp(): Promise<true> {
    const ids = (await unread(tablesOf(), reader).execute()).map(({ id }) => id)
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      if (start) await nextTurn()
      await readSome(ids.slice(start, start + AT_ONCE))
    }
    await drop((await unseen(tablesOf()).execute()).map(({ id }) => id))
    return true
  }

  return {
    keep,
    drop,
    /** Reads what has no reading yet. */
    catchUp,
    /** The same, once until `forget`. */
    complete: (): Promise<true> => complete.recall('all', catchUp),
    /** Looks for pages without a reading when it is asked next. */
    forget: complete.forget,
  }
}
