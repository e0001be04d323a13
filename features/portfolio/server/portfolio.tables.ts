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
    /** JSON: a list of `{ label, value }`. */
    facts: Generated<string>
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
