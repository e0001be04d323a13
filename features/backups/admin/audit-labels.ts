import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Lines of the audit log, behind the name of whoever did it. */
export const auditLabels: AuditLabels = {
  'backups.change': () => 'changed the schedule of backups',
  'backups.make': () => 'had a backup made',
}
