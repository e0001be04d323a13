import type { SiteTexts } from '../../transfer/transfer.server'
import type { WxrItemTerm } from './wxr.server'

/** A record of a feature as a post of the plugin that it replaced, or that takes its place. Times are ISO 8601. */
export type WordPressPost = {
  /** Its number here, by which blocks name it. */
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly isShown: boolean
  readonly date: string
  /** Its address on this site, where it has one. */
  readonly path?: string
  /** Markup of this site; pictures in it are found by their addresses. */
  readonly content?: string
  readonly excerpt?: string
  readonly meta: Readonly<Record<string, string>>
  /** Pictures of the media by their names here: each is noted under this name of a meta value, by its number there. */
  readonly pictures?: Readonly<Record<string, string>>
  readonly terms?: readonly WxrItemTerm[]
  /** What has no counterpart there, in a few words each. */
  readonly gaps: readonly string[]
}

/** What a feature makes of its records when a site moves to WordPress. */
export type ToWordPress = {
  /** The type of the posts there: `wpcf7_contact_form`. */
  readonly type: string
  /** From what an exported site holds. */
  readonly posts: (texts: SiteTexts) => readonly WordPressPost[]
  /** A block of pages that a shortcode stands for; undefined where this one has none. */
  readonly shortcode?: (
    module: { readonly block: string; readonly props: Readonly<Record<string, unknown>> },
    texts: SiteTexts,
  ) => string | undefined
}

/** A file that lies beside an export, in pieces: `reviews.csv`. */
export type WordPressFile = { readonly name: string; readonly write: () => AsyncIterable<string> }
