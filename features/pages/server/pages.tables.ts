import type { Generated } from 'kysely'

/** Documents are JSON in the schema of page.ts; times are ISO 8601 in UTC. */
export type PageTables = {
  page: {
    id: Generated<number>
    /** Path and title as the owner has them now, published or not. */
    path: string
    title: string
    /** What is worked on; null while it is what visitors see. */
    draft: string | null
    draft_at: string | null
    draft_by: string | null
    revision: Generated<number>
    /** What visitors see, and nothing else is. All three are null while they see nothing. */
    live: string | null
    live_path: string | null
    live_at: string | null
    publish_at: string | null
    unpublish_at: string | null
    scheduled_by: string | null
    /** What was planned last and could not be done, as JSON; null while nothing is in the way. */
    refused: string | null
    removed_at: string | null
    removed_by: string | null
  }
  /** What searches, sitemaps and links say of a published page: see reading.ts. */
  page_reading: {
    /** The page. */
    id: number
    /** What read it: a number of reading.ts. */
    reader: number
    /** When the page was published that was read. */
    changed_at: string
    /** Empty where the document cannot be read. */
    path: string
    is_hidden: number
    title: string
    /** Names of blocks, and what `#…` finds: lists as JSON. */
    blocks: string
    anchors: string
    text: string
    /** Title and text, folded. */
    search_text: string
  }
  page_version: { page_id: number; version: number; document: string; at: string; by: string }
  /** Links that show a draft; only a hash of each token is kept. */
  page_share: { id: Generated<number>; page_id: number; token_hash: string; expires_at: string; by: string }
  saved_row: { id: Generated<number>; name: string; row: string; saved_at: string; by: string }
}
