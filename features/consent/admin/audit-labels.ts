import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Lines of the audit log, behind the name of whoever did it. */
export const auditLabels: AuditLabels = {
  'consent.change': () => 'changed the cookie settings',
  'privacy.look': (target) => `looked up what is stored about a person: ${target}`,
  'privacy.export': (target) => `exported what is stored about a person: ${target}`,
  'privacy.statement': (target) => `made a statement of what is stored about a person: ${target}`,
  'privacy.erase': (target) => `erased a person: ${target}`,
  'privacy.erasures': () => 'downloaded the list of erasures',
  'privacy.affected': (target) => `listed affected people: ${target}`,
}
