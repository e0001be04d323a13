import type { Generated } from 'kysely'
import type { AuditOutcome } from '../audit.server'

export type AuditTables = {
  audit: {
    id: Generated<number>
    at: string
    /** Null for somebody who is not signed in. No foreign key: a line outlives whatever it speaks of. */
    account_id: number | null
    who: string
    action: string
    target: string
    outcome: AuditOutcome
    request_id: string
  }
}
