import type { Generated } from 'kysely'

export type LookTables = {
  /** Published looks; the newest holds. `settings` is JSON in the shape of look.ts. */
  site_look: { id: Generated<number>; settings: string; saved_at: string; saved_by: string }
}
