import type { Generated } from 'kysely'

export type LookTables = {
  /** `settings` is JSON: what differs from the block as it comes. */
  portfolio_look: { id: Generated<number>; title: string; settings: string; updated_at: string }
}
