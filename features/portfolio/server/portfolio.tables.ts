import { withId } from '@frontage/kit/storage/columns.server'
import type { Engine } from '@frontage/kit/storage/database.server'
import type { Migrations } from '@frontage/kit/storage/migrate.server'
import type { Generated } from 'kysely'
import type { ItemType, OpenIn, State, Taxonomy } from '../item'

export type PortfolioTables = {
  portfolio_item: {
    id: Generated<number>
    slug: string
    /** Text, never markup. */
    title: string
    type: ItemType
    open_in: OpenIn
    state: State
    /** Small comes first. */
    position: number
    /** Names of the media; `pictures` is a JSON list. */
    picture: string
    large: string
    pictures: string
    video: string
    site: string
    site_type: string
    /** HTML that holds nothing but rich text. */
    action: string
    content: string
    excerpt: string
    /** The same as they are searched: text without case and accents. */
    found_title: string
    found_excerpt: string
    found_content: string
    framing: 'allowed' | 'forbidden' | 'unknown'
    /** Where it was imported from, so that it is not imported twice. */
    source: string | null
    /** Of drafts: when it was written. */
    published_at: string
    modified_at: string
  }
  portfolio_term: {
    id: Generated<number>
    taxonomy: Taxonomy
    slug: string
    name: string
    description: string
    /** 0 at the top. */
    parent: number
  }
  portfolio_item_term: { item_id: number; term_id: number }
  /** `report` is JSON, kept while an import runs. */
  portfolio_import: { id: Generated<number>; state: string; report: string; payload: string; started_at: string }
}

const texts = [
  ...['open_in', 'picture', 'large', 'pictures', 'video', 'site', 'site_type', 'action', 'content', 'excerpt', 'framing'],
  ...['found_title', 'found_excerpt', 'found_content'],
]

export const portfolioMigrations = (engine: Engine): Migrations => ({
  '2026-11-22-portfolio': {
    up: async (db) => {
      const item = texts.reduce(
        (table, name) => table.addColumn(name, 'text', (column) => column.notNull()),
        withId(db.schema.createTable('portfolio_item'), engine)
          .addColumn('slug', 'text', (column) => column.notNull().unique())
          .addColumn('title', 'text', (column) => column.notNull())
          .addColumn('type', 'text', (column) => column.notNull())
          .addColumn('state', 'text', (column) => column.notNull())
          .addColumn('position', 'integer', (column) => column.notNull())
          .addColumn('source', 'text', (column) => column.unique())
          .addColumn('published_at', 'text', (column) => column.notNull())
          .addColumn('modified_at', 'text', (column) => column.notNull()),
      )
      await item.execute()
      await db.schema.createIndex('portfolio_item_order').on('portfolio_item').columns(['state', 'position', 'id']).execute()
      await db.schema.createIndex('portfolio_item_date').on('portfolio_item').columns(['state', 'published_at', 'id']).execute()
      await withId(db.schema.createTable('portfolio_term'), engine)
        .addColumn('taxonomy', 'text', (column) => column.notNull())
        .addColumn('slug', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull())
        .addColumn('parent', 'integer', (column) => column.notNull())
        .addUniqueConstraint('portfolio_term_slug', ['taxonomy', 'slug'])
        .execute()
      await db.schema
        .createTable('portfolio_item_term')
        .addColumn('item_id', 'bigint', (column) => column.notNull().references('portfolio_item.id').onDelete('cascade'))
        .addColumn('term_id', 'bigint', (column) => column.notNull().references('portfolio_term.id').onDelete('cascade'))
        .addPrimaryKeyConstraint('portfolio_item_term_key', ['item_id', 'term_id'])
        .execute()
      await db.schema.createIndex('portfolio_term_item').on('portfolio_item_term').columns(['term_id', 'item_id']).execute()
      await withId(db.schema.createTable('portfolio_import'), engine)
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('report', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('started_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
})
