import { withId } from '@frontage/kit/storage/columns.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'

/** Whom the site has forgotten, by keyed hashes: what comes back from before is erased again. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('erasure'), engine)
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('key_mark', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .execute()
  await db.schema.createIndex('erasure_hash').on('erasure').column('hash').execute()
}
