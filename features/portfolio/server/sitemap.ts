import type { Tools } from '@frontage/kit/feature.server'
import type { Sitemap } from '@frontage/kit/findable.server'
import { pathOf } from '../path'
import type { PortfolioTables } from './portfolio.tables'

/** The pages of all published items. */
export const createSitemap =
  ({ db }: Pick<Tools, 'db'>): Sitemap =>
  async () => {
    const items = db.withTables<PortfolioTables>().selectFrom('portfolio_item').select(['slug', 'modified_at'])
    const rows = await items.where('state', '=', 'published').execute()
    return rows.map(({ slug, modified_at }) => ({ path: pathOf({ slug }), changedAt: modified_at }))
  }
