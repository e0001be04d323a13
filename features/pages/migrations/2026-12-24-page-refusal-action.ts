import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'

/** What was planned for a page and refused names its action, as everything else does. */
export const up = async (db: AnyDatabase): Promise<void> => {
  await sql`update page set refused = replace(refused, '"deed":', '"action":') where refused is not null`.execute(db)
}
