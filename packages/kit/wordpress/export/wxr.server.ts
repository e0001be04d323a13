import { withoutEndSlashes } from '../../text/path'
import { unreadable } from './messages.gaps'
import { BadXml, type XmlEvent, XmlReader } from './xml-reader.server'

/** What stands at the top of an export. Addresses are without a slash at their end. */
export type WxrSite = { readonly title: string; readonly tagline: string; readonly url: string; readonly language: string }
/** A category, a tag, a menu or a term of a plugin; `parent` is a slug. */
export type WxrTerm = {
  /** Its number; empty where the file has none. */
  readonly id: string
  readonly taxonomy: string
  readonly slug: string
  readonly name: string
  readonly parent: string
  readonly description: string
}
/** A term as an item names it. */
export type WxrItemTerm = Pick<WxrTerm, 'taxonomy' | 'slug' | 'name'>

/** A page, post, picture, entry of a menu, or whatever a plugin stores as one. Texts are as they stand in the file; times are UTC in ISO 8601, empty where there is none. */
export type WxrItem = {
  readonly id: string
  readonly type: string
  readonly status: string
  readonly title: string
  readonly slug: string
  readonly link: string
  readonly guid: string
  readonly date: string
  readonly modified: string
  readonly content: string
  readonly excerpt: string
  /** The number of the item above it; empty or `0` for none. */
  readonly parent: string
  readonly order: number
  readonly password: string
  readonly author: string
  /** Where the file of an attachment lies. */
  readonly fileUrl: string
  readonly terms: readonly WxrItemTerm[]
  readonly meta: ReadonlyMap<string, string>
  /** How many visitors wrote a comment on it that is shown or waits. */
  readonly comments?: number
}

export type WxrRecord =
  | { readonly kind: 'site'; readonly site: WxrSite }
  | { readonly kind: 'term'; readonly term: WxrTerm }
  | { readonly kind: 'item'; readonly item: WxrItem }

/** Characters of one text: a page that is longer is cut. */
const LONGEST_TEXT = 4 * 1024 * 1024
/** Characters of a file that are read at once. */
const PIECE = 64 * 1024

/** A whole file in pieces. */
export function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE)
}

/**
 * Reads a WordPress export (WXR 1.0 to 1.2), one record after the other; no more than one is held in memory. The site comes before the
 * first item. Throws a BadXml for anything else, and at the end of a file that was cut.
 */
export async function* readWxr(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<WxrRecord> {
  const xml = new XmlReader()
  const parser = new WxrParser()
  for await (const piece of pieces) for (const event of xml.push(piece)) yield* parser.take(event)
  for (const event of xml.push('', true)) yield* parser.take(event)
  parser.finish()
}

type Open = {
  readonly texts: Map<string, string>
  readonly meta: Map<string, string>
  readonly terms: WxrItemTerm[]
  /** The comment that is read. */
  readonly comment: Map<string, string>
  comments: number
}

class WxrParser {
  readonly #path: string[] = []
  readonly #site = new Map<string, string>()
  #isExport = false
  #hasSite = false
  #item: Open | undefined
  #term = new Map<string, string>()
  #metaKey = ''
  #attributes: Readonly<Record<string, string>> = {}
  #text = ''

  finish(): void {
    if (!this.#isExport || this.#path.length) throw new BadXml(unreadable.notComplete)
  }

  *take(event: XmlEvent): Generator<WxrRecord> {
    if (event.kind === 'text') this.#text = (this.#text + event.text).slice(0, LONGEST_TEXT)
    else if (event.kind === 'open') yield* this.#open(event.name, event.attributes)
    else yield* this.#close(event.name)
  }

  *#open(name: string, attributes: Readonly<Record<string, string>>): Generator<WxrRecord> {
    this.#path.push(name)
    this.#attributes = attributes
    this.#text = ''
    if (name === 'rss') this.#isExport = true
    if (termTags.has(name)) this.#term = new Map()
    if (name !== 'item') return
    if (this.#item) throw new BadXml(unreadable.nested)
    yield* this.#siteOnce()
    this.#item = { texts: new Map(), meta: new Map(), terms: [], comment: new Map(), comments: 0 }
  }

  *#close(name: string): Generator<WxrRecord> {
    this.#path.pop()
    const within = this.#path.at(-1) ?? ''
    if (name === 'item' && this.#item) {
      yield { kind: 'item', item: itemOf(this.#item) }
      this.#item = undefined
    } else if (this.#item) this.#note(this.#item, name, within)
    else if (termTags.has(name)) yield { kind: 'term', term: termOf(name, this.#term) }
    else if (termTags.has(within)) this.#term.set(name, this.#text)
    else if (within === 'channel') this.#site.set(name, this.#text)
    this.#text = ''
  }

  #note(item: Open, name: string, within: string): void {
    const { texts, meta, terms, comment } = item
    if (name === 'wp:comment') {
      if (isOfVisitor(comment)) item.comments++
      comment.clear()
    } else if (within === 'wp:comment') comment.set(name, this.#text)
    else if (within === 'item' && name === 'category')
      terms.push({ taxonomy: this.#attributes.domain ?? '', slug: this.#attributes.nicename ?? '', name: this.#text })
    else if (within === 'item') texts.set(name, this.#text)
    else if (within !== 'wp:postmeta') return
    else if (name === 'wp:meta_key') this.#metaKey = this.#text
    else if (name === 'wp:meta_value') meta.set(this.#metaKey, this.#text)
  }

  *#siteOnce(): Generator<WxrRecord> {
    if (this.#hasSite) return
    this.#hasSite = true
    const of = (name: string): string => this.#site.get(name)?.trim() ?? ''
    const url = withoutEndSlashes(of('wp:base_blog_url') || of('link'))
    yield { kind: 'site', site: { title: of('title'), tagline: of('description'), url, language: of('language') } }
  }
}

/** Older exports have an element of its own for categories, and one for tags. */
const termTags: ReadonlyMap<string, string> = new Map([
  ['wp:term', ''],
  ['wp:category', 'category'],
  ['wp:tag', 'post_tag'],
])

function termOf(tag: string, texts: ReadonlyMap<string, string>): WxrTerm {
  const first = (...names: readonly string[]): string => names.map((name) => texts.get(name)?.trim()).find(Boolean) ?? ''
  return {
    id: first('wp:term_id'),
    taxonomy: termTags.get(tag) || first('wp:term_taxonomy'),
    slug: first('wp:term_slug', 'wp:category_nicename', 'wp:tag_slug'),
    name: first('wp:term_name', 'wp:cat_name', 'wp:tag_name'),
    parent: first('wp:term_parent', 'wp:category_parent'),
    description: first('wp:term_description', 'wp:category_description', 'wp:tag_description'),
  }
}

/** Neither spam nor thrown away, and no note that WordPress or a plugin makes itself. */
const isOfVisitor = (comment: ReadonlyMap<string, string>): boolean =>
  /^[01]$/.test(comment.get('wp:comment_approved') ?? '') && /^(?:comment)?$/.test(comment.get('wp:comment_type') ?? '')

function itemOf({ texts, meta, terms, comments }: Open): WxrItem {
  const of = (name: string): string => texts.get(name) ?? ''
  return {
    ...{ id: of('wp:post_id'), type: of('wp:post_type'), status: of('wp:status'), title: of('title'), slug: of('wp:post_name') },
    ...{
      link: of('link').trim(),
      guid: of('guid').trim(),
      date: timeOf(of('wp:post_date_gmt')),
      modified: timeOf(of('wp:post_modified_gmt')),
    },
    ...{
      content: of('content:encoded'),
      excerpt: of('excerpt:encoded'),
      parent: of('wp:post_parent'),
      order: Number(of('wp:menu_order')) || 0,
    },
    ...{ password: of('wp:post_password'), author: of('dc:creator'), fileUrl: of('wp:attachment_url').trim(), terms, meta },
    ...(comments && { comments }),
  }
}

/** `2024-05-01 09:30:00` in UTC; what was never published has zeros. */
const timeOf = (text: string): string =>
  /^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text.trim()) ? `${text.trim().replace(' ', 'T')}Z` : ''
