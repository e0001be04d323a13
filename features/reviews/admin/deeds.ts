import type { Deeds } from '@frontage/kit/admin/screen'

/** Words for what the log says about reviews. */
export const deeds: Deeds = {
  'review.approve': (target) => `approved ${target}`,
  'review.reject': (target) => `rejected ${target}`,
  'review.spam': (target) => `marked ${target} as spam`,
  'review.reopen': (target) => `put ${target} back into the queue`,
  'review.undo': (target) => `took back the last decision about ${target}`,
}
