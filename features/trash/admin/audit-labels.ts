import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Lines of the audit log, behind the name of whoever did it. */
export const auditLabels: AuditLabels = {
  'trash.restore': (target) => `restored ${target} from the trash`,
  'trash.delete': (target) => `deleted ${target} for good`,
}
