import type { WxrItem, WxrSite, WxrTerm } from '@frontage/kit/wordpress/export/wxr.server'
import type { Found, OldRedirect } from './found'
import { readSource } from './sources'
import type { Spreadsheet } from './spreadsheet/spreadsheets'

/** A picture or another file of the old site's media. Pixels are 0 where nobody says. */
export type Attachment = Pick<WxrItem, 'id' | 'fileUrl' | 'title' | 'link' | 'guid' | 'parent' | 'order'> & {
  readonly alt: string
  readonly caption: string
  readonly width: number
  readonly height: number
}
/** What an export and files of plugins hold that can come along, by its kind; everything else is only counted. */
export type Collected = {
  readonly site: WxrSite
  /** Pages and posts. */
  readonly pages: readonly WxrItem[]
  readonly attachments: readonly Attachment[]
  readonly menuItems: readonly WxrItem[]
  /** Posts of plugins that features here replace. */
  readonly records: readonly WxrItem[]
  /** Posts of plugins that hold what visitors wrote. */
  readonly posts: readonly WxrItem[]
  readonly terms: readonly WxrTerm[]
  readonly redirects: readonly OldRedirect[]
  /** What could not be read, in a few words each. */
  readonly unread: readonly string[]
  /** How many of each kind, by its name in WordPress, do not come along. */
  readonly others: ReadonlyMap<string, number>
}

/** Types of the posts of plugins that come along, and files of separated values whose rows do. */
export type Types = Readonly<Record<'records' | 'posts', readonly string[]>> & { readonly spreadsheets?: readonly Spreadsheet[] }

/** Pages of one site. */
const MOST_PAGES = 5_000
const MOST_ATTACHMENTS = 100_000
const MOST_POSTS = 50_000
const MOST_TERMS = 10_000
const MOST_REDIRECTS = 20_000
/** What WordPress stores for itself, and nobody misses. */
const OWN = /^(?:revision|customize_changeset|oembed_cache|wp_global_styles|wp_navigation|custom_css|user_request|wp_template(?:_part)?)$/

type Pieces = AsyncIterable<string> | Iterable<string>

/**
 * Goes through an export once, in pieces; what was thrown away on the old site stays there. An export may be several files, one
 * after the other, files of plugins may be among them, and a running site may tell the rest: what stands in two of them comes once.
 */
export async function collectExport(
  pieces: Pieces | readonly AsyncIterable<string>[],
  types: Types = { records: [], posts: [] },
  told: AsyncIterable<Found> | readonly Found[] = [],
): Promise<Collected> {
  const collector = new Collector(types)
  const files = Array.isArray(pieces) ? (pieces as readonly AsyncIterable<string>[]) : [pieces as Pieces]
  for (const file of files) for await (const found of readSource(file, types.spreadsheets ?? [])) collector.take(found)
  for await (const found of told) collector.take(found)
  return collector.finish()
}

type List = 'pages' | 'menuItems' | 'records' | 'posts'

class Collector {
  #site: WxrSite = { title: '', tagline: '', url: '', language: '' }
  readonly #lists: Record<List, WxrItem[]> = { pages: [], menuItems: [], records: [], posts: [] }
  readonly #types: Types
  readonly #attachments: Attachment[] = []
  readonly #terms: WxrTerm[] = []
  readonly #redirects: OldRedirect[] = []
  readonly #unread: string[] = []
  readonly #others = new Map<string, number>()
  readonly #seen = new Set<string>()

  constructor(types: Types) {
    this.#types = types
  }

  #listOf(type: string): List | undefined {
    if (type === 'page' || type === 'post') return 'pages'
    if (type === 'nav_menu_item') return 'menuItems'
    if (this.#types.posts.includes(type)) return 'posts'
    return this.#types.records.includes(type) ? 'records' : undefined
  }

  take(found: Found): void {
    if (found.kind === 'site' && !this.#site.url) this.#site = found.site
    if (found.kind === 'term' && this.#terms.length < MOST_TERMS) this.#terms.push(found.term)
    if (found.kind === 'item' && !/^(?:trash|auto-draft)$/.test(found.item.status)) this.#item(found.item)
    if (found.kind === 'gap') this.#unread.push(found.what)
    if (found.kind === 'redirect') this.#redirect(found.redirect)
  }

  #redirect(redirect: OldRedirect): void {
    if (this.#redirects.length < MOST_REDIRECTS) this.#redirects.push(redirect)
    else this.#others.set('redirect', (this.#others.get('redirect') ?? 0) + 1)
  }

  #item(item: WxrItem): void {
    const { type, id } = item
    if (id && this.#seen.has(`${type} ${id}`)) return
    this.#seen.add(`${type} ${id}`)
    const list = this.#listOf(type)
    if (list && this.#lists[list].length < (list === 'posts' ? MOST_POSTS : MOST_PAGES)) this.#lists[list].push(item)
    else if (type === 'attachment' && this.#attachments.length < MOST_ATTACHMENTS) this.#attachments.push(attachmentOf(item))
    else if (!OWN.test(type)) this.#others.set(type, (this.#others.get(type) ?? 0) + 1)
  }

  finish(): Collected {
    const [attachments, terms, redirects, unread, others] = [this.#attachments, this.#terms, this.#redirects, this.#unread, this.#others]
    return { site: this.#site, ...this.#lists, attachments, terms, redirects, unread, others }
  }
}

function attachmentOf({ id, fileUrl, title, link, guid, parent, order, excerpt, meta }: WxrItem): Attachment {
  const { width, height } = sizeIn(meta.get('_wp_attachment_metadata') ?? '')
  return {
    id,
    fileUrl: fileUrl || guid,
    title,
    link,
    guid,
    parent,
    order,
    alt: meta.get('_wp_attachment_image_alt') ?? '',
    caption: excerpt,
    width,
    height,
  }
}

/** Pixels, as they stand at the start of what PHP serialised of a picture. */
function sizeIn(serialized: string): { readonly width: number; readonly height: number } {
  const start = serialized.slice(0, 400)
  const of = (pattern: RegExp): number => Number(pattern.exec(start)?.[1] ?? 0)
  return { width: of(/"width";i:(\d{1,6});/), height: of(/"height";i:(\d{1,6});/) }
}
