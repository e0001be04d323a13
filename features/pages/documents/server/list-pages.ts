import { answer } from '@frontage/kit/wire/answer.server'
import { pageStateOf } from '../../server/page-state'
import type { PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { listPages } from '../wire.admin'
import { createSummaries } from './summaries'

/** Every page with what stands about it; a page of drafts among them has the faults of its draft. One that cannot be read keeps its place, with a fault. */
export const listPagesRoute = ({ heads, pages, shares, registry, now }: PagesService) => {
  const summaries = createSummaries(heads, registry)
  return answer(listPages)
    .allow(mayEditPages)
    .with(async () => {
      const [listed, gone, shared] = await Promise.all([heads.all(), pages.removed(), shares.all(now())])
      const written = await summaries.of(listed)
      return {
        pages: listed.map((page) => ({ ...written(page), ...pageStateOf(page, shared) })),
        removed: gone.map(({ id, path, title, removed_at, removed_by }) => ({
          ...{ id, path, title, removedAt: removed_at ?? '', by: removed_by ?? '' },
        })),
      }
    })
}
