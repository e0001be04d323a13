import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** Films. Before, they were settings `film.<name>` that held the key of a WebM. */
export async function up(db: AnyDatabase): Promise<void> {
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
  const settings = db.withTables<Tables>()
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
}

type Tables = {
  setting: { name: string; value: string }
  film: {
    file: string
    key: string
    bytes: number
    width: number
    height: number
    seconds: number
    poster: string
    source: string
    created_at: string
  }
}
