import type { AnyDatabase } from '@frontage/kit/storage/database.server'

type Tables = { setting: { name: string; value: string }; audit: { id: number } }

/** A site in use that never chose a time zone showed this one until now, and goes on showing it. A new site chooses its own. */
export async function up(db: AnyDatabase): Promise<void> {
  const tables = db.withTables<Tables>()
  const named = await tables.selectFrom('setting').select('name').where('name', '=', 'name').executeTakeFirst()
  const done = await tables.selectFrom('audit').select('id').limit(1).executeTakeFirst()
  if (named || done) await tables.insertInto('setting').values({ name: 'time-zone', value: 'Pacific/Auckland' }).execute()
}
