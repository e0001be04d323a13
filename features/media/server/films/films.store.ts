import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { likeOf } from '@frontage/kit/storage/like.server'
import { fold } from '@frontage/kit/text'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { FilmTables } from './films.tables'

export type FilmRow = Selectable<FilmTables['film']>
type FilmQuery = { readonly q: string; readonly kind: 'video' | 'captions'; readonly offset: number; readonly limit: number }

export function createFilmsStore(database: AnyDatabase) {
  const db = database.withTables<FilmTables>()

  return {
    find: (file: string): Promise<FilmRow | undefined> => db.selectFrom('film').selectAll().where('file', '=', file).executeTakeFirst(),
    findBySource: (source: string): Promise<FilmRow | undefined> =>
      db.selectFrom('film').selectAll().where('source', '=', source).orderBy('created_at').executeTakeFirst(),
    all: (): Promise<FilmRow[]> => db.selectFrom('film').selectAll().orderBy('file').execute(),

    /** A page of films, the newest first, and how many there are. */
    list: async ({ q, kind, offset, limit }: FilmQuery): Promise<{ rows: FilmRow[]; total: number }> => {
      let query = db.selectFrom('film').where('file', kind === 'captions' ? 'like' : 'not like', '%.vtt')
      if (q) query = query.where(sql<boolean>`file like ${likeOf(fold(q).trim().replace(/\s+/g, '-'))} escape '\\'`)
      const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const rows = await query.selectAll().orderBy('created_at', 'desc').orderBy('file').limit(limit).offset(offset).execute()
      return { rows, total: Number(total) }
    },

    put: async (row: Insertable<FilmTables['film']>): Promise<void> => {
      const { file, ...rest } = row
      await db
        .insertInto('film')
        .values(row)
        .onConflict((conflict) => conflict.column('file').doUpdateSet(rest))
        .execute()
    },

    change: async (file: string, change: Updateable<FilmTables['film']>): Promise<void> => {
      await db.updateTable('film').set(change).where('file', '=', file).execute()
    },

    /** Takes a film away and hands it back; undefined when there is none. */
    remove: (file: string, trx: AnyDatabase): Promise<FilmRow | undefined> =>
      trx.withTables<FilmTables>().deleteFrom('film').where('file', '=', file).returningAll().executeTakeFirst(),
  }
}
