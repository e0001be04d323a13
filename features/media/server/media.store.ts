import { type AnyDatabase, engineOf } from '@frontage/kit/storage/database.server'
import type { Insertable, Kysely, Selectable } from 'kysely'
import { isPictureFound } from '../found-picture'
import { type MediaTables, tablesOfPicture } from './media.tables'
import { exchange, setSizes } from './named-files.store'
import type { SizeRow } from './sizes.store'

export type MediaRow = Selectable<MediaTables['media']>
export type NewMedia = Insertable<MediaTables['media']>
export type MediaQuery = {
  readonly q: string
  readonly tag: string
  readonly isUndescribed: boolean
  readonly offset: number
  readonly limit: number
}

type Tables = Kysely<Record<never, never> & MediaTables>

export function createMediaStore(database: AnyDatabase) {
  const db: Tables = database.withTables<MediaTables>()
  const media = () => db.selectFrom('media').selectAll()

  return {
    find: (name: string): Promise<MediaRow | undefined> => media().where('name', '=', name).executeTakeFirst(),
    findBySource: (source: string): Promise<MediaRow | undefined> =>
      media().where('source', '=', source).orderBy('created_at').executeTakeFirst(),
    findAll: async (names: readonly string[], trx?: AnyDatabase): Promise<MediaRow[]> =>
      names.length
        ? (trx?.withTables<MediaTables>() ?? db)
            .selectFrom('media')
            .selectAll()
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
    put: (row: NewMedia, sizes: readonly Omit<SizeRow, 'name'>[], trx: AnyDatabase): Promise<string[]> => put(row, sizes, trx),

    /** Takes a picture away; its files stay. */
    remove: async (name: string, trx: AnyDatabase): Promise<void> => {
      const tables = trx.withTables<MediaTables>()
      for (const table of [...tablesOfPicture, 'media'] as const) await tables.deleteFrom(table).where('name', '=', name).execute()
    },
  }
}

const uncropped = { crop_left: 0, crop_top: 0, crop_width: 1000, crop_height: 1000, uncropped: '' } as const

type Description = { alt?: string; focus_x?: number; focus_y?: number }

/** A page of pictures, the newest first, and how many there are. */
async function list(db: Tables, { q, tag, isUndescribed, offset, limit }: MediaQuery): Promise<{ rows: MediaRow[]; total: number }> {
  let query = db.selectFrom('media').select(['name', 'alt'])
  if (isUndescribed) query = query.where('alt', '=', '')
  const tagged = db.selectFrom('media_tag').select('media_tag.name')
  if (tag) query = query.where('name', 'in', tagged.where('tag', '=', tag))
  const inOrder = query.orderBy('created_at', 'desc').orderBy('name')
  const { names, total } = q.trim() ? pageOf(await foundIn(db, await inOrder.execute(), q)) : await fromAll()
  if (names.length === 0) return { rows: [], total }
  const page = db.selectFrom('media').selectAll().where('name', 'in', names)
  return { rows: await page.orderBy('created_at', 'desc').orderBy('name').execute(), total }

  function pageOf(found: readonly Described[]) {
    return { names: found.slice(offset, offset + limit).map(({ name }) => name), total: found.length }
  }
  async function fromAll() {
    const { total } = await query
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const part = await inOrder.limit(limit).offset(offset).execute()
    return { names: part.map(({ name }) => name), total: Number(total) }
  }
}

type Described = Pick<MediaRow, 'name' | 'alt'>

/** Those that the words fit. Compared here: SQLite knows capitals and accents of English alone. */
async function foundIn(db: Tables, pictures: readonly Described[], q: string): Promise<readonly Described[]> {
  const tags = Map.groupBy(await db.selectFrom('media_tag').selectAll().execute(), ({ name }) => name)
  return pictures.filter(({ name, alt }) => isPictureFound(q, { name, alt, tags: tags.get(name)?.map(({ tag }) => tag) ?? [] }))
}

const put = (row: NewMedia, sizes: readonly Omit<SizeRow, 'name'>[], trx: AnyDatabase): Promise<string[]> =>
  exchange(row.name, trx, async (tables) => {
    const { name, ...rest } = { ...row, ...uncropped }
    await tables
      .insertInto('media')
      .values({ name, ...rest })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(rest))
      .execute()
    await setSizes(tables, name, sizes)
    await tables.deleteFrom('media_earlier').where('name', '=', name).execute()
  })
