import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Lines of the audit log, behind the name of whoever did it. */
export const auditLabels: AuditLabels = { 'consent.change': () => 'changed the cookie settings' }
