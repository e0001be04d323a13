import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { PageDocument } from '../page'
import type { PageTables } from './pages.tables'

export type PagesStore = ReturnType<typeof createPagesStore>

export function createPagesStore(database: AnyDatabase) {
  const db = database.withTables<PageTables>()
  return {
    /** A published page. */
    published: async (path: string): Promise<Pick<PageDocument, 'path' | 'title' | 'description' | 'rows'> | undefined> => {
      const row = await db.selectFrom('page').selectAll().where('path', '=', path).where('status', '=', 'published').executeTakeFirst()
      return row && { path: row.path, title: row.title, description: row.description, rows: JSON.parse(row.rows) as PageDocument['rows'] }
    },
    allPublished: async (): Promise<Pick<PageDocument, 'path' | 'title' | 'description' | 'rows'>[]> => {
      const rows = await db.selectFrom('page').selectAll().where('status', '=', 'published').execute()
      return rows.map((row) => ({ ...row, rows: JSON.parse(row.rows) as PageDocument['rows'] }))
    },
    /** Keeps a page under its path, in place of one that was there. */
    keep: async ({ path, title, description, rows }: PageDocument, updatedAt: string): Promise<void> => {
      const values = { title, description, rows: JSON.stringify(rows), status: 'published' as const, updated_at: updatedAt }
      await db
        .insertInto('page')
        .values({ path, ...values })
        .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
        .execute()
    },
  }
}
