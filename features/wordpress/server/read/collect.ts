import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import type { WxrItem, WxrSite, WxrTerm } from '@frontage/kit/wordpress/export/wxr.server'
import { unreadable } from '../../messages.gaps'
import type { Found, OldRedirect } from './found'
import { withOwnTexts } from './own-texts'
import { joinedOptions } from './settings/site-options'
import { type FilesOfFeatures, readSource } from './sources'
import { Unreadable } from './unreadable'

/** A picture or another file of the old site's media. Pixels are 0 where nobody says. */
export type Attachment = Pick<WxrItem, 'id' | 'fileUrl' | 'title' | 'link' | 'guid' | 'parent' | 'order'> & {
  readonly alt: string
  readonly caption: string
  readonly width: number
  readonly height: number
}
/** What an export and files of its theme and plugins hold that can come along, by its kind; everything else is only counted. */
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
  /** What the owner set up of the site and its theme; empty where no file says it. */
  readonly options: WordPressSettings
  /** What could not be read, in a few words each. */
  readonly unread: readonly string[]
  /** Files in which nothing is known: their places among the files, from 1. */
  readonly unknown: readonly number[]
  /** How many of each kind, by its name in WordPress, do not come along. */
  readonly others: ReadonlyMap<string, number>
}

/** Types of the posts of plugins that come along, and files that hold them. */
export type Types = Readonly<Record<'records' | 'posts', readonly string[]>> & FilesOfFeatures
const none: Types = { records: [], posts: [], spreadsheets: [], files: [] }

/** Pages of one site. */
const MOST_PAGES = 5_000
const MOST_ATTACHMENTS = 100_000
const MOST_POSTS = 50_000
const MOST_TERMS = 10_000
const MOST_REDIRECTS = 20_000
/** Options, each in every file that says it. */
const MOST_OPTIONS = 1_000
/** What WordPress stores for itself, and nobody misses. */
const OWN = /^(?:revision|customize_changeset|oembed_cache|wp_global_styles|wp_navigation|custom_css|user_request|wp_template(?:_part)?)$/

type Pieces = AsyncIterable<string> | Iterable<string>

/**
 * Goes through an export once, in pieces; what was thrown away on the old site stays there. An export may be several files, one
 * after the other, files of its theme and plugins may be among them, and a running site may tell the rest: what stands in two of them
 * comes once. Throws an Unreadable where nothing is known in any file.
 */
export async function collectExport(
  pieces: Pieces | readonly AsyncIterable<string>[],
  types: Types = none,
  told: AsyncIterable<Found> | readonly Found[] = [],
): Promise<Collected> {
  const collector = new Collector(types)
  const files = Array.isArray(pieces) ? (pieces as readonly AsyncIterable<string>[]) : [pieces as Pieces]
  for (const [index, file] of files.entries()) for await (const found of readSource(file, types)) collector.take(found, index + 1)
  for await (const found of told) collector.take(found)
  const collected = collector.finish()
  if (files.length && collected.unknown.length === files.length) throw new Unreadable(unreadable.unknown)
  return collected
}

type List = 'pages' | 'menuItems' | 'records' | 'posts'

class Collector {
  #site: WxrSite = { title: '', tagline: '', url: '', language: '' }
  readonly #lists: Record<List, WxrItem[]> = { pages: [], menuItems: [], records: [], posts: [] }
  readonly #types: Types
  readonly #attachments: Attachment[] = []
  readonly #terms: WxrTerm[] = []
  readonly #redirects: OldRedirect[] = []
  readonly #options: WordPressSettings[] = []
  readonly #unknown: number[] = []
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

  /** `place`: that of its file. */
  take(found: Found, place = 0): void {
    if (found.kind === 'site' && !this.#site.url) this.#site = found.site
    if (found.kind === 'term' && this.#terms.length < MOST_TERMS) this.#terms.push(found.term)
    if (found.kind === 'item' && !/^(?:trash|auto-draft)$/.test(found.item.status)) this.#item(found.item)
    if (found.kind === 'gap') this.#unread.push(found.what)
    if (found.kind === 'redirect') this.#redirect(found.redirect)
    if (found.kind === 'options' && this.#options.length < MOST_OPTIONS) this.#options.push(found.options)
    if (found.kind === 'unknown') this.#unknown.push(place)
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
    if (list && this.#lists[list].length < (list === 'posts' ? MOST_POSTS : MOST_PAGES)) this.#lists[list].push(withOwnTexts(item))
    else if (type === 'attachment' && this.#attachments.length < MOST_ATTACHMENTS) this.#attachments.push(attachmentOf(withOwnTexts(item)))
    else if (!OWN.test(type)) this.#others.set(type, (this.#others.get(type) ?? 0) + 1)
  }

  finish(): Collected {
    const options = joinedOptions(this.#options)
    const { title, tagline } = this.#site
    return {
      site: { ...this.#site, title: title || options.text('blogname'), tagline: tagline || options.text('blogdescription') },
      ...{ ...this.#lists, options, attachments: this.#attachments, terms: this.#terms, redirects: this.#redirects },
      ...{ unread: this.#unread, unknown: this.#unknown, others: this.#others },
    }
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
