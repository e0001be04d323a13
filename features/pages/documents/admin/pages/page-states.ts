import { type Drawer, drawers } from '../../drawers'
import { lateAt } from '../../overdue'
import type { ListedPage } from '../../wire.admin'

type Standing = Pick<ListedPage, 'published' | 'draft'>

/** Where a page stands for visitors. */
export const stateOf = ({ published, draft }: Standing): 'published' | 'changed' | 'draft' =>
  published ? (draft ? 'changed' : 'published') : 'draft'

export const isOverdue = ({ schedule: { publishAt } }: Pick<ListedPage, 'schedule'>, now: Date): boolean =>
  publishAt !== null && new Date(publishAt) < lateAt(now)

/** What was planned for a page and was not done: refused at its time, or never tried. */
export const missedBy = (page: Pick<ListedPage, 'schedule'>, now: Date): 'publish' | 'unpublish' | undefined =>
  page.schedule.refused?.action ?? (isOverdue(page, now) ? 'publish' : undefined)

export const drawerIn = (query: URLSearchParams): Drawer => drawers.find((known) => known === query.get('state')) ?? 'all'

/** When a page was changed last, as far as it is known. */
export const changedAt = ({ published, draft }: Standing): string | undefined => draft?.savedAt ?? published?.at
