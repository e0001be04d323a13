import { formatNumber } from '@frontage/kit/say'
import type { Decision } from '../../../review'

const actions: Readonly<Record<Decision, string>> = {
  approve: 'approved',
  reject: 'rejected',
  spam: 'marked as spam',
  reopen: 'moved back to waiting',
}

/** "One review", "12 reviews". */
export const reviewsWords = (count: number): string => (count === 1 ? 'One review' : `${formatNumber(count)} reviews`)

/** What became of many reviews at once, and of those that somebody else was faster with. */
export function bulkWords(decision: Decision, moved: number, left: number): string {
  const done = moved === 0 ? 'No reviews were changed.' : `${reviewsWords(moved)} ${actions[decision]}.`
  if (left === 0) return done
  if (left === 1) return `${done} One was left as it was, because somebody else has just decided about it.`
  return `${done} ${left} were left as they were, because somebody else has just decided about them.`
}
