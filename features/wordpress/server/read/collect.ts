import { readWxr, type WxrItem, type WxrRecord, type WxrSite } from '@frontage/kit/wordpress/export/wxr.server'

/** A picture or another file of the old site's media. Pixels are 0 where nobody says. */
export type Attachment = Pick<WxrItem, 'id' | 'fileUrl' | 'title' | 'link' | 'guid'> & {
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
  /** How many of each kind, by its name in WordPress, do not come along. */
  readonly others: ReadonlyMap<string, number>
}

/** Pages of one site. */
const MOST_PAGES = 5_000
const MOST_ATTACHMENTS = 100_000
/** What WordPress stores for itself, and nobody misses. */
const OWN = /^(?:revision|customize_changeset|oembed_cache|wp_global_styles|wp_navigation|custom_css|user_request|wp_template(?:_part)?)$/

type Pieces = AsyncIterable<string> | Iterable<string>

/**
 * Goes through an export once, in pieces; what was thrown away on the old site stays there. An export may be several files, one
 * after the other: what stands in two of them comes once.
 */
export async function collectExport(
  pieces: Pieces | readonly AsyncIterable<string>[],
  recordTypes: readonly string[] = [],
): Promise<Collected> {
  const collector = new Collector(recordTypes)
  const files = Array.isArray(pieces) ? (pieces as readonly AsyncIterable<string>[]) : [pieces as Pieces]
  for (const file of files) for await (const record of readWxr(file)) collector.take(record)
  return collector.finish()
}

class Collector {
  #site: WxrSite = { title: '', tagline: '', url: '', language: '' }
  readonly #lists: Record<'pages' | 'menuItems' | 'records', WxrItem[]> = { pages: [], menuItems: [], records: [] }
  readonly #recordTypes: readonly string[]
  readonly #attachments: Attachment[] = []
  readonly #others = new Map<string, number>()
  readonly #seen = new Set<string>()

  constructor(recordTypes: readonly string[]) {
    this.#recordTypes = recordTypes
  }

  #listOf(type: string): 'pages' | 'menuItems' | 'records' | undefined {
    if (type === 'page' || type === 'post') return 'pages'
    if (type === 'nav_menu_item') return 'menuItems'
    return this.#recordTypes.includes(type) ? 'records' : undefined
  }

  take(record: WxrRecord): void {
    if (record.kind === 'site' && !this.#site.url) this.#site = record.site
    if (record.kind === 'item' && !/^(?:trash|auto-draft)$/.test(record.item.status)) this.#item(record.item)
  }

  #item(item: WxrItem): void {
    const { type, id } = item
    if (id && this.#seen.has(`${type} ${id}`)) return
    this.#seen.add(`${type} ${id}`)
    const list = this.#listOf(type)
    if (list && this.#lists[list].length < MOST_PAGES) this.#lists[list].push(item)
    else if (type === 'attachment' && this.#attachments.length < MOST_ATTACHMENTS) this.#attachments.push(attachmentOf(item))
    else if (!OWN.test(type)) this.#others.set(type, (this.#others.get(type) ?? 0) + 1)
  }

  finish(): Collected {
    return { site: this.#site, ...this.#lists, attachments: this.#attachments, others: this.#others }
  }
}

function attachmentOf({ id, fileUrl, title, link, guid, excerpt, meta }: WxrItem): Attachment {
  const { width, height } = sizeIn(meta.get('_wp_attachment_metadata') ?? '')
  return {
    id,
    fileUrl: fileUrl || guid,
    title,
    link,
    guid,
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
