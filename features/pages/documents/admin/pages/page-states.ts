import type { ListedPage } from '../../wire.admin'

export const drawers = ['all', 'published', 'changed', 'draft', 'scheduled', 'removed'] as const
export type Drawer = (typeof drawers)[number]
type Standing = Pick<ListedPage, 'published' | 'draft'>

/** Where a page stands for visitors. */
export const stateOf = ({ published, draft }: Standing): 'published' | 'changed' | 'draft' =>
  published ? (draft ? 'changed' : 'published') : 'draft'

/** Milliseconds after which a page should have been published. */
const PATIENCE = 5 * 60_000

export const isOverdue = ({ schedule: { publishAt } }: Pick<ListedPage, 'schedule'>, now: Date): boolean =>
  publishAt !== null && new Date(publishAt).getTime() + PATIENCE < now.getTime()

/** What was planned for a page and was not done: refused at its time, or never tried. */
export const missedBy = (page: Pick<ListedPage, 'schedule'>, now: Date): 'publish' | 'unpublish' | undefined =>
  page.schedule.refused?.deed ?? (isOverdue(page, now) ? 'publish' : undefined)

const isScheduled = ({ schedule: { publishAt, unpublishAt, refused } }: ListedPage): boolean =>
  publishAt !== null || unpublishAt !== null || refused !== null

/** The pages of one drawer. */
export const inDrawer = (pages: readonly ListedPage[], drawer: Drawer): ListedPage[] =>
  pages.filter((page) => drawer === 'all' || (drawer === 'scheduled' ? isScheduled(page) : stateOf(page) === drawer))

type Named = { readonly title: string; readonly path: string }

/** Those whose title or path holds all of these words. */
export function matching<Page extends Named>(pages: readonly Page[], search: string): Page[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return pages.filter(({ title, path }) => words.every((word) => fold(`${title} ${path}`).includes(word)))
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** How many pages lie in each drawer. */
export const countsOf = (pages: readonly ListedPage[], removed: number): Record<Drawer, number> => ({
  ...{ all: pages.length, removed },
  published: inDrawer(pages, 'published').length,
  changed: inDrawer(pages, 'changed').length,
  draft: inDrawer(pages, 'draft').length,
  scheduled: inDrawer(pages, 'scheduled').length,
})

export const drawerIn = (query: URLSearchParams): Drawer => drawers.find((known) => known === query.get('state')) ?? 'all'

/** When a page was changed last, as far as it is known. */
export const changedAt = ({ published, draft }: Standing): string | undefined => draft?.savedAt ?? published?.at
