import type { StoredPage } from './island/page'

type Known = { readonly path: string; readonly title: string }

/** Where a page stands: its full address, and the pages above it, the home page first. */
export type PagePlace = { readonly canonical: string; readonly above: readonly Known[] }

/** What a feature adds to the head of a page. */
export type PageHead = {
  /** In place of the page's own title. */
  readonly title?: string
  /** Not for search engines, whatever the page says. */
  readonly isHidden?: boolean
  /** Lines of `<meta>` by name; a name with a colon is a property. */
  readonly meta?: Readonly<Record<string, string>>
  /** Feeds that it belongs to, with their paths. */
  readonly feeds?: readonly { readonly title: string; readonly href: string }[]
  /** What search engines read beside the page's own: schema.org, one object each. */
  readonly structured?: readonly Readonly<Record<string, unknown>>[]
}

export type Head = (page: StoredPage, place: PagePlace) => Promise<PageHead>

/** Pages that every visitor may find; `changedAt` as an ISO time. */
export type Sitemap = () => Promise<readonly { readonly path: string; readonly changedAt?: string }[]>

/** Where an address leads at which no page stands. 410: nowhere, and for good. */
export type Redirection = { readonly status: 301 | 302 | 307 | 308; readonly to: string } | { readonly status: 410 }

/** Asked for addresses without a page that lead nowhere by their query; `query` is what stands behind the question mark. */
export type Redirect = (path: string, query: string) => Promise<Redirection | undefined>

/** Asked for every address with a query before a page is drawn, and tells from memory whether it is its own; the look where it leads may cost more. */
export type QueryRedirect = (path: string, query: string) => Promise<(() => Promise<Redirection | undefined>) | undefined>

/** What stands in the tab of a page, by its own title. */
export type Titled = (title: string) => string

/** One thing in a feed, as plain text. `id` stays its own whatever changes; `at` as an ISO time. */
export type FeedItem = { readonly id: string; readonly title: string; readonly text: string; readonly path: string; readonly at: string }

/** What of a feature appears in time. `blocks`: pages that show one of these name it; so do pages at or below `path`. */
export type Feed = {
  readonly name: 'reviews' | 'projects'
  readonly blocks: readonly string[]
  /** The page that it belongs to. */
  readonly path: () => Promise<string>
  /** Newest first. */
  readonly items: (most: number) => Promise<readonly FeedItem[]>
}

/** A page as links see it: `/contact`, what it is called, and what `#…` leads to on it. */
export type LinkTarget = { readonly path: string; readonly title: string; readonly anchors: readonly string[] }

/** What `#…` leads to on every page. */
export const anchorsEverywhere: readonly string[] = ['content', 'top']
