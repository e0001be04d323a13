import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Words for what the log says about the portfolio. */
export const auditLabels: AuditLabels = {
  'item.add': (target) => `added the portfolio ${target}`,
  'item.change': (target) => `changed the portfolio ${target}`,
  'item.publish': (target) => `published the portfolio ${target}`,
  'item.withdraw': (target) => `unpublished the portfolio ${target}`,
  'item.remove': (target) => `deleted the portfolio ${target}`,
  'item.add-term': (target) => `changed the categories of the portfolio ${target}`,
  'item.drop-term': (target) => `changed the categories of the portfolio ${target}`,
  'item.reorder': () => 'changed the order of the portfolio',
  'look.add': (target) => `set up the portfolio ${target}`,
  'look.change': (target) => `changed the portfolio ${target}`,
  'look.remove': (target) => `removed the portfolio ${target}`,
  'term.add': (target) => `added the ${target}`,
  'term.change': (target) => `changed the ${target}`,
  'term.remove': (target) => `deleted the portfolio ${target}`,
}
