import type { RecordsFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import { readWxr, type WxrItem, type WxrRecord, type WxrSite, type WxrTerm } from '@frontage/kit/wordpress/export/wxr.server'
import { openExportFile } from './export-file'
import { itemInFile } from './item-in-file'
import { joinedOptions, optionsIn } from './site-options'

/** A picture or another file of the old site's media. Pixels are 0 where nobody says. */
export type Attachment = Pick<WxrItem, 'id' | 'fileUrl' | 'title' | 'link' | 'guid' | 'parent'> & {
  readonly alt: string
  readonly caption: string
  readonly width: number
  readonly height: number
}
/** What an export holds that can come along, by its kind; everything else is only counted. */
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
  /** What the owner set up of the site and its theme; empty where no file says it. */
  readonly options: WordPressSettings
  /** Files of settings that nothing here knows: their places among the files, from 1. */
  readonly unknown: readonly number[]
  /** How many of each kind, by its name in WordPress, do not come along. */
  readonly others: ReadonlyMap<string, number>
}

/** Types of the posts of plugins that come along, and who knows the files that plugins export. */
export type Types = Readonly<Record<'records' | 'posts', readonly string[]>> & {
  readonly files: readonly Pick<RecordsFromWordPress, 'type' | 'inFile'>[]
}

/** Pages of one site. */
const MOST_PAGES = 5_000
const MOST_ATTACHMENTS = 100_000
const MOST_POSTS = 50_000
const MOST_TERMS = 10_000
/** What WordPress stores for itself, and nobody misses. */
const OWN = /^(?:revision|customize_changeset|oembed_cache|wp_global_styles|wp_navigation|custom_css|user_request|wp_template(?:_part)?)$/

type Pieces = AsyncIterable<string> | Iterable<string>

/**
 * Goes through an export once, in pieces; what was thrown away on the old site stays there. An export may be several files, one
 * after the other: what stands in two of them comes once.
 */
export async function collectExport(
  pieces: Pieces | readonly AsyncIterable<string>[],
  types: Types = { records: [], posts: [], files: [] },
): Promise<Collected> {
  const collector = new Collector(types)
  const files = Array.isArray(pieces) ? (pieces as readonly AsyncIterable<string>[]) : [pieces as Pieces]
  for (const [index, pieces] of files.entries()) {
    const file = await openExportFile(pieces)
    if ('settings' in file) collector.takeSettings(file.settings, index + 1)
    else for await (const record of readWxr(file.wxr)) collector.take(record)
  }
  return collector.finish()
}

type List = 'pages' | 'menuItems' | 'records' | 'posts'

class Collector {
  #site: WxrSite = { title: '', tagline: '', url: '', language: '' }
  readonly #lists: Record<List, WxrItem[]> = { pages: [], menuItems: [], records: [], posts: [] }
  readonly #types: Types
  readonly #attachments: Attachment[] = []
  readonly #terms: WxrTerm[] = []
  readonly #others = new Map<string, number>()
  readonly #seen = new Set<string>()
  readonly #options: WordPressSettings[] = []
  readonly #unknown: number[] = []

  constructor(types: Types) {
    this.#types = types
  }

  #listOf(type: string): List | undefined {
    if (type === 'page' || type === 'post') return 'pages'
    if (type === 'nav_menu_item') return 'menuItems'
    if (this.#types.posts.includes(type)) return 'posts'
    return this.#types.records.includes(type) ? 'records' : undefined
  }

  take(record: WxrRecord): void {
    if (record.kind === 'site' && !this.#site.url) this.#site = record.site
    if (record.kind === 'term' && this.#terms.length < MOST_TERMS) this.#terms.push(record.term)
    if (record.kind === 'item' && !/^(?:trash|auto-draft)$/.test(record.item.status)) this.#item(record.item)
  }

  /** A file of a plugin or of the theme, by what is in it. */
  takeSettings(settings: WordPressSettings, place: number): void {
    const options = optionsIn(settings)
    if (options) return void this.#options.push(options)
    for (const { type, inFile } of this.#types.files) {
      const posts = inFile?.(settings)
      if (!posts) continue
      for (const post of posts) this.#item(itemInFile(type, post))
      return
    }
    this.#unknown.push(place)
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
    const options = joinedOptions(this.#options)
    const { title, tagline } = this.#site
    const site = { ...this.#site, title: title || options.text('blogname'), tagline: tagline || options.text('blogdescription') }
    const more = { attachments: this.#attachments, terms: this.#terms, others: this.#others, options, unknown: this.#unknown }
    return { site, ...this.#lists, ...more }
  }
}

function attachmentOf({ id, fileUrl, title, link, guid, parent, excerpt, meta }: WxrItem): Attachment {
  const { width, height } = sizeIn(meta.get('_wp_attachment_metadata') ?? '')
  return {
    id,
    fileUrl: fileUrl || guid,
    title,
    link,
    guid,
    parent,
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
