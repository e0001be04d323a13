import { answer } from '@frontage/kit/wire/answer.server'
import type { PageHead } from '../../server/page-heads.store'
import { pageStateOf } from '../../server/page-state'
import type { PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { lateAt } from '../overdue'
import { listPages, listPaths } from '../wire.admin'
import { getPageNews } from '../wire.news'
import { createSummaries } from './summaries'

/** Pages with what stands about them; a page of drafts among them has the faults of its draft. One that cannot be read keeps its place, with a fault. */
export const listPagesRoute = ({ heads, shares, registry, now }: PagesService) => {
  const summaries = createSummaries(heads, registry)
  return answer(listPages)
    .allow(mayEditPages)
    .with(async ({ state, search, most }) => {
      const [{ heads: found, total }, counts] = await Promise.all([heads.page(state, search, most), heads.counts()])
      if (state === 'removed') return { pages: [], removed: found.map(removedOf), total, counts }
      const [written, shared] = await Promise.all([summaries.of(found), shares.all(now())])
      return { pages: found.map((page) => ({ ...written(page), ...pageStateOf(page, shared) })), removed: [], total, counts }
    })
}

const removedOf = ({ id, path, title, removed_at, removed_by }: PageHead) => ({
  ...{ id, path, title, removedAt: removed_at ?? '', by: removed_by ?? '' },
})

export const listPathsRoute = ({ heads }: PagesService) =>
  answer(listPaths)
    .allow(mayEditPages)
    .with(async () => ({ paths: await heads.paths() }))

export const getPageNewsRoute = ({ heads, clock }: PagesService) =>
  answer(getPageNews)
    .allow(mayEditPages)
    .with(() => heads.news(lateAt(clock.now()).toISOString()))
