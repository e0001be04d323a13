import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Words for what the log says about the look of the site. */
export const auditLabels: AuditLabels = {
  'site-look.save-draft': () => 'saved a draft of the theme',
  'site-look.discard': () => 'discarded the draft of the theme',
  'site-look.change': () => 'published a new theme',
  'site-look.add-face': () => 'added a font',
}
