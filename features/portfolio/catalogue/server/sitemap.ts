import type { Tools } from '@frontage/kit/feature.server'
import type { LinkTarget, Sitemap } from '@frontage/kit/findable.server'
import { pathOf } from '../../path'
import { publishedPages } from '../../server/published/catalogue.store'

/** The pages of all published items. */
export const createSitemap =
  ({ db }: Pick<Tools, 'db'>): Sitemap =>
  async () => {
    const rows = await publishedPages(db)
    return rows.map(({ slug, modified_at }) => ({ path: pathOf({ slug }), changedAt: modified_at }))
  }

/** The same pages by their titles, for whoever makes a link to one. */
export const createPlaces =
  ({ db }: Pick<Tools, 'db'>) =>
  async (): Promise<LinkTarget[]> => {
    const rows = await publishedPages(db)
    return rows.map(({ slug, title }) => ({ path: pathOf({ slug }), title, anchors: [] }))
  }
