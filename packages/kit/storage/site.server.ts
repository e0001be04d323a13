import type { AnyDatabase } from './database.server'
import type { KitTables } from './kit.tables.server'

/** Few settings of the whole site, by name: `name` is what the business is called. */
export type Site = { read(name: string): Promise<string | undefined>; write(name: string, value: string): Promise<void> }

export function createSite(database: AnyDatabase): Site {
  const db = database.withTables<KitTables>()
  return {
    read: async (name) => (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value,
    write: async (name, value) => {
      await db
        .insertInto('setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    },
  }
}
