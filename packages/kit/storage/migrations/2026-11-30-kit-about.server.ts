import type { AnyDatabase } from '../database.server'

/** What e-mails and jobs are about, so that they go when that goes. */
export async function up(db: AnyDatabase): Promise<void> {
  for (const table of ['mail', 'job']) {
    await db.schema
      .alterTable(table)
      .addColumn('about', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema.createIndex(`${table}_about`).on(table).column('about').execute()
  }
}
