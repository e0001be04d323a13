import type { PageAt } from '@frontage/kit/set-up.server'
import { readableCurrent } from '../../server/kept'
import type { PagesService } from '../../server/pages-service'

/** The page that stands at a path, published or not; of several the one that visitors see. */
export const createPageAt =
  ({ pages }: Pick<PagesService, 'pages'>): PageAt =>
  async (path, trx) => {
    const [page] = await pages.at(path, trx)
    return page && { id: page.id, isPublished: page.live !== null, isDraft: page.draft !== null, document: readableCurrent(page) }
  }
