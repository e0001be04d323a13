import type { AuditTables } from '@frontage/kit/storage/audit.tables.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Selectable } from 'kysely'

export type AuditRow = Selectable<AuditTables['audit']>
export type AuditStore = ReturnType<typeof createAuditStore>

export function createAuditStore(database: AnyDatabase) {
  const db = database.withTables<AuditTables>()
  return {
    /** The newest lines, at most `limit`, older than the line `before`. */
    page: (limit: number, before?: number): Promise<AuditRow[]> => {
      const newest = db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit)
      return (before ? newest.where('id', '<', before) : newest).execute()
    },
  }
}
