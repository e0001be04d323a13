import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { KitTables } from '@frontage/kit/storage/kit.tables.server'

/** Settings whose names begin alike, by what stands behind that beginning. */
export function createSettingsStore(database: AnyDatabase, beginning: string) {
  const db = database.withTables<KitTables>()
  return {
    all: async (): Promise<{ id: string; value: string }[]> => {
      const found = db.selectFrom('setting').selectAll().where('name', 'like', `${beginning}%`).orderBy('name')
      return (await found.execute()).map(({ name, value }) => ({ id: name.slice(beginning.length), value }))
    },
    remove: async (id: string): Promise<void> => void (await db.deleteFrom('setting').where('name', '=', `${beginning}${id}`).execute()),
  }
}
