import type { Generated } from 'kysely'

export type LookTables = {
  /** Published looks; the newest holds. `settings` is JSON in the shape of look.ts. */
  site_look: { id: Generated<number>; settings: string; saved_at: string; saved_by: string }
  /**
   * What is being worked on, in one row: `settings` is null when that is what visitors see. `made_from`: the published look that
   * the draft was begun from.
   */
  look_draft: { id: number; revision: number; settings: string | null; made_from: number; saved_at: string; saved_by: string }
}
