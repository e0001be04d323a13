import type { Audit } from '../audit.server'
import type { Clock } from '../time/clock'
import type { AuditTables } from './audit.tables.server'
import type { AnyDatabase } from './database.server'

/** The audit log in the site's database. */
export const createAudit = (database: AnyDatabase, clock: Clock): Audit => ({
  note: async ({ action, target, outcome = 'done', who }, { actor, requestId }, trx = database) => {
    const doer = who ?? (actor.role === 'visitor' ? { accountId: null, name: 'visitor' } : actor)
    await trx
      .withTables<AuditTables>()
      .insertInto('audit')
      .values({
        at: clock.now().toISOString(),
        account_id: doer.accountId,
        who: doer.name,
        action: action,
        target,
        outcome,
        request_id: requestId,
      })
      .execute()
  },
})
