import { answer } from '@frontage/kit/wire/answer.server'
import { readableCurrent } from '../../server/kept'
import { pageStateOf } from '../../server/page-state'
import type { PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { issuesOf } from '../../validation-issues'
import { listPages } from '../wire.admin'

/** Every page with what stands about it; a page of drafts among them has the faults of its draft. One that cannot be read keeps its place, with a fault. */
export const listPagesRoute = ({ pages, shares, registry, now }: PagesService) =>
  answer(listPages)
    .allow(mayEditPages)
    .with(async () => {
      const [rows, gone, shared] = await Promise.all([pages.all(), pages.removed(), shares.all(now())])
      return {
        pages: rows.map((page) => {
          const document = readableCurrent(page)
          const { path, title, isHidden } = document ?? { ...page, isHidden: false }
          const faults = document ? issuesOf(document, registry.findBlock).length : 1
          const about = { id: page.id, path, title, isHidden: isHidden === true, faults }
          return { ...about, ...pageStateOf(page, shared) }
        }),
        removed: gone.map(({ id, path, title, removed_at, removed_by }) => ({
          ...{ id, path, title, removedAt: removed_at ?? '', by: removed_by ?? '' },
        })),
      }
    })
