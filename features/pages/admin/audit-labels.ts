import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Words for what the log says about pages. */
export const auditLabels: AuditLabels = {
  'page.add': (target) => `created ${target}`,
  'page.publish': (target) => `published ${target}`,
  'page.unpublish': (target) => `unpublished ${target}`,
  'page.remove': (target) => `removed ${target}`,
  'page.bring-back': (target) => `restored ${target}`,
  'page.home': (target) => `made ${target} the home page`,
  'page.schedule': (target) => `changed the schedule of ${target}`,
  'saved-row.keep': (target) => `saved the ${target}`,
  'saved-row.remove': (target) => `removed the ${target}`,
  'page.share': (target) => `shared the draft of ${target}`,
  'pages.export': (target) => `exported ${target}`,
  'pages.import': (target) => `imported ${target}`,
  'site.export': () => 'exported the whole site',
  'site.import': () => 'imported a site',
  'page.unshare': (target) => `disabled the links to the draft of ${target}`,
}
