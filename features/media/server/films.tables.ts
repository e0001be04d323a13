import type { KitTables } from '@frontage/kit/storage/kit.tables.server'
import type { Migrations } from '@frontage/kit/storage/migrate.server'

export type FilmTables = {
  /** Pixels and seconds as the browser of its owner told them; 0 where nobody did. `source` is the SHA-256 of its bytes. */
  film: {
    /** `deck-in-a-day.webm`, as it stands in addresses. */
    file: string
    key: string
    bytes: number
    width: number
    height: number
    seconds: number
    /** Key of a WebP of one moment of it; empty where there is none. */
    poster: string
    source: string
    created_at: string
  }
}

/** Before, films were settings `film.<name>` that held the key of a WebM. */
export const filmMigrations: Migrations = {
  '2026-11-27-films': {
    up: async (db) => {
      await db.schema
        .createTable('film')
        .addColumn('file', 'text', (column) => column.primaryKey())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('seconds', 'real', (column) => column.notNull())
        .addColumn('poster', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
      const settings = db.withTables<KitTables & FilmTables>()
      const before = await settings.selectFrom('setting').selectAll().where('name', 'like', 'film.%').execute()
      for (const { name, value: key } of before) {
        const file = `${name.slice('film.'.length)}.webm`
        const unknown = { bytes: 0, width: 0, height: 0, seconds: 0, poster: '', source: '' }
        await settings
          .insertInto('film')
          .values({ file, key, ...unknown, created_at: '2026-11-27T00:00:00.000Z' })
          .execute()
      }
      await settings.deleteFrom('setting').where('name', 'like', 'film.%').execute()
    },
  },
}
