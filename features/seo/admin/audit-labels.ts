import type { AuditLabels } from '@frontage/kit/admin/screen'

const numberIn = (target: string): string => target.replace(/^\w+ /, '')

/** Lines of the audit log, behind the name of whoever did it. */
export const auditLabels: AuditLabels = {
  'business.change': () => 'changed the business details',
  'sharing.change': () => 'changed the search and sharing settings',
  'redirect.add': (target) => `added redirect ${numberIn(target)}`,
  'redirect.change': (target) => `changed redirect ${numberIn(target)}`,
  'redirect.remove': (target) => `removed redirect ${numberIn(target)}`,
  'redirect.forget-missing': (target) => `removed ${numberIn(target)} from the list of missing addresses`,
  'redirect.import': (target) => `imported ${numberIn(target)} redirects`,
}
