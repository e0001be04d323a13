import type { Mentions } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { likeOf } from '@frontage/kit/storage/like.server'
import { sql } from 'kysely'
import type { PortfolioTables } from '../../server/portfolio.tables'

const columns = ['picture', 'large', 'pictures', 'video', 'content'] as const

/** Items that show a file of the media. */
export const mentionsAmong =
  (db: AnyDatabase): Mentions =>
  async (file) => {
    const items = await db
      .withTables<PortfolioTables>()
      .selectFrom('portfolio_item')
      .select(['id', 'title'])
      .where((is) => is.or(columns.map((column) => sql<boolean>`${sql.ref(column)} like ${likeOf(file)} escape '\\'`)))
      .orderBy('title')
      .execute()
    return items.map(({ id, title }) => ({ title, at: `/portfolio?item=${id}` }))
  }
