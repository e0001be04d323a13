import type { AnyDatabase } from './database.server'
import type { KitTables } from './kit.tables.server'
import { forUpdate } from './locks.server'
import { isJson, isUnreadable, wasReplaced } from './stored-json.server'

/** Few settings of the whole site, by name: `name` is what the business is called. */
export type Site = {
  read(name: string): Promise<string | undefined>
  /** What stood there and cannot be read is kept beside, under `unreadable.` and the name. */
  write(name: string, value: string): Promise<void>
  /** Writes unless there is something already, and hands back what stands there now. */
  establish(name: string, value: string): Promise<string>
  /**
   * What stands there, for whoever is about to change it: until the transaction ends nobody else changes it, nor reads it for
   * a change. `start` is written when there is nothing yet.
   */
  readForChange(name: string, start: string): Promise<string>
  remove(name: string): Promise<void>
  /** Those whose names begin so, by what stands behind that beginning. */
  allBehind(beginning: string): Promise<{ readonly name: string; readonly value: string }[]>
}

/** Before the name of a setting: what stood there when it could not be read, and something else was saved. */
export const UNREADABLE = 'unreadable.'

/** JSON comes in the place of something that could not be read, so that nobody knows what is being written over. */
const isLost = (name: string, before: string, value: string): boolean =>
  /^[[{]/.test(value) && before !== '' && before !== value && (!isJson(before) || isUnreadable(name))

export function createSite(database: AnyDatabase): Site {
  const db = database.withTables<KitTables>()
  const read = async (name: string): Promise<string | undefined> =>
    (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value
  const put = async (name: string, value: string): Promise<void> => {
    await db
      .insertInto('setting')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  }
  const add = (name: string, value: string) =>
    db
      .insertInto('setting')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  return {
    read,
    write: async (name, value) => {
      const before = await read(name)
      if (before !== undefined && isLost(name, before, value)) await put(UNREADABLE + name, before)
      await put(name, value)
      wasReplaced(name)
    },
    establish: async (name, value) => {
      await add(name, value)
      return (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
    },
    readForChange: async (name, start) => {
      await add(name, start)
      return (await db.selectFrom('setting').select('value').where('name', '=', name).$call(forUpdate(db)).executeTakeFirstOrThrow()).value
    },
    remove: async (name) => void (await db.deleteFrom('setting').where('name', '=', name).execute()),
    allBehind: async (beginning) => {
      const found = await db.selectFrom('setting').selectAll().where('name', 'like', `${beginning}%`).orderBy('name').execute()
      return found.map(({ name, value }) => ({ name: name.slice(beginning.length), value }))
    },
  }
}
