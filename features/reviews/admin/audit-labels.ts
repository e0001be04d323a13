import type { AuditLabels } from '@frontage/kit/admin/screen'

/** Words for what the log says about reviews. */
export const auditLabels: AuditLabels = {
  'review.approve': (target) => `approved ${target}`,
  'review.reject': (target) => `rejected ${target}`,
  'review.spam': (target) => `marked ${target} as spam`,
  'review.reopen': (target) => `moved ${target} back to waiting`,
  'review.reply': (target) => `replied to ${target}`,
  'review.reply-remove': (target) => `removed the reply to ${target}`,
  'review.redact': (target) => `hid personal data in ${target}`,
  'review.redact-undo': (target) => `showed personal data in ${target} again`,
  'review.correct': (target) => `corrected the name or e-mail address of ${target}`,
  'review.assign': (target) => `chose the project of ${target}`,
  'review.unassign': (target) => `took the project away from ${target}`,
  'review.statement': (target) => `added a statement to ${target}`,
  'review.import': (target) => `imported reviews: ${target}`,
  'review.export': (target) => `exported ${target}`,
  'review.trash': (target) => `moved ${target} to the trash`,
  'review.delete': (target) => `deleted ${target} for good`,
  'review.samples-remove': (target) => `removed ${target}`,
  'widget.add': (target) => `added the ${target}`,
  'widget.change': (target) => `changed the ${target}`,
  'widget.remove': (target) => `removed the ${target}`,
  'review.older-pages': (target) => `changed the websites with older pages: ${target}`,
  'review.undo': (target) => `undid the last decision about ${target}`,
}
