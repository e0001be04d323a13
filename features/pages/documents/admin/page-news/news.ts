import type { AnswerOf } from '@frontage/kit/wire/call'
import type { listPages } from '../../wire.admin'
import { missedBy, stateOf } from '../pages/page-states'

export type KnownPages = AnswerOf<typeof listPages>

/** How many pages wait for what. One that waits for its time does not wait for anybody. */
export function newsIn({ pages }: KnownPages, now: Date) {
  const overdue = pages.filter((page) => missedBy(page, now) !== undefined)
  const idle = pages.filter((page) => page.schedule.publishAt === null && !overdue.includes(page))
  return {
    overdue: overdue.length,
    changed: idle.filter((page) => stateOf(page) === 'changed').length,
    drafts: idle.filter((page) => stateOf(page) === 'draft').length,
  }
}
