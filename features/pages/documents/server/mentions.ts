import type { Mentions } from '@frontage/kit/feature.server'
import { readableCurrent } from '../../server/kept'
import type { PagesService } from '../../server/pages-service'

/** Pages on which a file of the media stands, as drafts or in public. A picture is kept by its name, a film by its address. */
export const mentionsOn =
  ({ pages }: Pick<PagesService, 'pages'>): Mentions =>
  async (file) => {
    const found = await Promise.all([pages.holding(`"${file}"`), pages.holding(`/${file}"`)])
    const titles = new Map(found.flat().map((page) => [page.id, readableCurrent(page)?.title ?? page.title]))
    return [...titles].map(([id, title]) => ({ title, at: `/pages?page=${id}` }))
  }
