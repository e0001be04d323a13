import type { Generated } from 'kysely'
import type { Status } from '../redirect'

export type SeoTables = {
  /** `from_key` is the old path as paths are compared. */
  redirect: {
    id: Generated<number>
    from_key: string
    from_path: string
    to_path: string
    status: Status
    is_automatic: number
    created_at: string
  }
  /** How often a redirect was used on a day, and nothing of who used it. */
  redirect_hit: { redirect_id: number; day: string; hits: number }
  /** Addresses that were asked for and are not there. */
  missing_path: { path: string; hits: number; last_day: string }
}
