import type { Audit, AuditLine } from './audit.server'

/** An audit log that is only a list. */
export function createFakeAudit(): Audit & { readonly lines: AuditLine[] } {
  const lines: AuditLine[] = []
  return { lines, note: async (line) => void lines.push(line) }
}
