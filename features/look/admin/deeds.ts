import type { Deeds } from '@frontage/kit/admin/screen'

/** Words for what the log says about the look of the site. */
export const deeds: Deeds = {
  'site-look.change': () => 'published another look of the site',
  'site-look.add-face': () => 'brought a typeface of their own',
}
