import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { EntryState } from '../../entry'
import type { EntryTables } from '../../server/entries.tables'

/** How many messages in some states came in since a moment, ISO 8601. */
export async function countMessages(database: AnyDatabase, states: readonly EntryState[], since: string): Promise<number> {
  const found = database
    .withTables<EntryTables>()
    .selectFrom('form_entry')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('state', 'in', states)
    .where('at', '>=', since)
  return Number((await found.executeTakeFirstOrThrow()).total)
}
