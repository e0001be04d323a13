import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** Who erased somebody, and how many records of each kind there were. */
export async function up(db: AnyDatabase): Promise<void> {
  for (const [name, value] of [
    ['done_by', ''],
    ['records', '{}'],
  ] as const)
    await db.schema
      .alterTable('erasure')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute()
}
