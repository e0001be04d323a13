import type { AnyDatabase } from './database.server'
import type { KitTables } from './kit.tables.server'

/** Few settings of the whole site, by name: `name` is what the business is called. */
export type Site = {
  read(name: string): Promise<string | undefined>
  write(name: string, value: string): Promise<void>
  /** Writes unless there is something already, and hands back what stands there now. */
  establish(name: string, value: string): Promise<string>
  remove(name: string): Promise<void>
  /** Those whose names begin so, by what stands behind that beginning. */
  allBehind(beginning: string): Promise<{ readonly name: string; readonly value: string }[]>
}

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
    establish: async (name, value) => {
      await db
        .insertInto('setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      return (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
    },
    remove: async (name) => void (await db.deleteFrom('setting').where('name', '=', name).execute()),
    allBehind: async (beginning) => {
      const found = await db.selectFrom('setting').selectAll().where('name', 'like', `${beginning}%`).orderBy('name').execute()
      return found.map(({ name, value }) => ({ name: name.slice(beginning.length), value }))
    },
  }
}
