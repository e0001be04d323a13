import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Words for what the log says about the words of the site. */
export const auditLabels: AuditLabels = { 'words.change': (target) => `changed site texts: ${target.replace(/^1 texts$/, '1 text')}` }
