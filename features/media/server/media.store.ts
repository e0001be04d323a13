import { type AnyDatabase, engineOf } from '@frontage/kit/storage/database.server'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { MediaTables } from './media.tables'
import type { SizeRow } from './sizes.store'

export type MediaRow = Selectable<MediaTables['media']>
export type NewMedia = Insertable<MediaTables['media']>
export type MediaQuery = { readonly q: string; readonly isUndescribed: boolean; readonly offset: number; readonly limit: number }

type Tables = Kysely<Record<never, never> & MediaTables>

export function createMediaStore(database: AnyDatabase) {
  const db: Tables = database.withTables<MediaTables>()
  const media = () => db.selectFrom('media').selectAll()

  return {
    find: (name: string): Promise<MediaRow | undefined> => media().where('name', '=', name).executeTakeFirst(),
    findBySource: (source: string): Promise<MediaRow | undefined> =>
      media().where('source', '=', source).orderBy('created_at').executeTakeFirst(),
    findAll: async (names: readonly string[]): Promise<MediaRow[]> =>
      names.length
        ? media()
            .where('name', 'in', [...names])
            .execute()
        : [],
    all: (): Promise<MediaRow[]> => media().orderBy('name').execute(),
    list: (query: MediaQuery) => list(db, query),

    /** Nobody else changes it until the transaction ends. */
    findForChange: (name: string, trx: AnyDatabase): Promise<MediaRow | undefined> => {
      const row = trx.withTables<MediaTables>().selectFrom('media').selectAll().where('name', '=', name)
      return (engineOf(trx) === 'postgres' ? row.forUpdate() : row).executeTakeFirst()
    },

    describe: async (name: string, change: Description, trx: AnyDatabase = database): Promise<MediaRow | undefined> => {
      const tables = trx.withTables<MediaTables>()
      if (Object.keys(change).length) await tables.updateTable('media').set(change).where('name', '=', name).execute()
      return tables.selectFrom('media').selectAll().where('name', '=', name).executeTakeFirst()
    },

    /** Puts a picture in the place of whatever had its name, and hands back the files that nobody names any more. */
    put: (row: NewMedia, sizes: readonly Omit<SizeRow, 'name'>[], trx: AnyDatabase): Promise<string[]> =>
      put(trx.withTables<MediaTables>(), row, sizes),

    /** Takes a picture away; its files stay. */
    remove: async (name: string, trx: AnyDatabase): Promise<void> => {
      const tables = trx.withTables<MediaTables>()
      await takeFiles(tables, name)
      await tables.deleteFrom('media').where('name', '=', name).execute()
    },
  }
}

type Description = { alt?: string; focus_x?: number; focus_y?: number }

/** A page of pictures, the newest first, and how many there are. */
async function list(db: Tables, { q, isUndescribed, offset, limit }: MediaQuery): Promise<{ rows: MediaRow[]; total: number }> {
  let query = db.selectFrom('media')
  if (isUndescribed) query = query.where('alt', '=', '')
  const part = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  if (q) query = query.where(sql<boolean>`(name like ${part} escape '\\' or lower(alt) like ${part} escape '\\')`)
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const inOrder = query.select('name').orderBy('created_at', 'desc').orderBy('name').limit(limit).offset(offset)
  const page = db
    .selectFrom('media')
    .selectAll()
    .where('name', 'in', db.selectFrom(inOrder.as('part')).select('part.name'))
  const rows = await page.orderBy('created_at', 'desc').orderBy('name').execute()
  return { rows, total: Number(total) }
}

async function put(trx: Tables, row: NewMedia, sizes: readonly Omit<SizeRow, 'name'>[]): Promise<string[]> {
  const gone = await takeFiles(trx, row.name)
  const { name, ...rest } = row
  await trx
    .insertInto('media')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(rest))
    .execute()
  await trx
    .insertInto('media_size')
    .values(sizes.map((size) => ({ name, ...size })))
    .execute()
  return gone
}

async function takeFiles(trx: Tables, name: string): Promise<string[]> {
  const sizes = await trx.deleteFrom('media_size').where('name', '=', name).returning('file').execute()
  const avifs = await trx.deleteFrom('media_avif').where('name', '=', name).returning('file').execute()
  return [...sizes, ...avifs].map(({ file }) => file)
}
