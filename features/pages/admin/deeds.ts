import type { Deeds } from '@frontage/kit/admin/screen'

/** Words for what the log says about pages. */
export const deeds: Deeds = {
  'page.add': (target) => `began ${target}`,
  'page.publish': (target) => `published ${target}`,
  'page.unpublish': (target) => `took down ${target}`,
  'page.remove': (target) => `removed ${target}`,
  'page.bring-back': (target) => `brought back ${target}`,
  'page.schedule': (target) => `set the times of ${target}`,
  'saved-row.keep': (target) => `kept the ${target}`,
  'saved-row.remove': (target) => `removed the ${target}`,
  'page.share': (target) => `shared the draft of ${target}`,
  'site.export': () => 'took the whole site out',
  'site.import': () => 'put another site in place of this one',
  'page.unshare': (target) => `ended the links to the draft of ${target}`,
}
