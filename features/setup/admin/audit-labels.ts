import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Words for what the log says about setting the site up. */
export const auditLabels: AuditLabels = {
  'setup.save': (target) => `answered the step “${target}” of the set-up`,
  'setup.skip': (target) => `skipped the step “${target}” of the set-up`,
  'setup.make': () => 'made the site from the answers, as drafts',
  'setup.publish': () => 'published the whole site',
  'setup.open': () => 'opened the site to visitors',
  'setup.close': () => 'took the site offline',
  'setup.note': () => 'changed the list of first steps',
}
