import type { Taxonomy } from '../../item'
import { LONGEST_CONTENT, MOST_IMPORTED } from '../../spec'
import { POST_TYPE, wordpressTaxonomies } from '../../wordpress-names'
import type { ImportedTerm, RawItem } from './imported-item'
import { BadXml, type XmlEvent, XmlReader } from './xml-reader'

type Record_ = { readonly texts: Map<string, string>; readonly meta: Map<string, string>; readonly terms: ImportedTerm[] }
type Reading = {
  readonly items: Record_[]
  readonly pictures: Map<string, { url: string; alt: string }>
  readonly parents: Map<string, string>
}

/** Characters of a file that are read at once. */
const PIECE = 64 * 1024

/** A whole file in pieces. */
export function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE)
}

/** Reads a WordPress export: the portfolio items in it, with the pictures that it names. Throws a BadXml for anything else. */
export async function readWxr(pieces: AsyncIterable<string> | Iterable<string>): Promise<RawItem[]> {
  const xml = new XmlReader()
  const parser = new WxrParser()
  for await (const piece of pieces) for (const event of xml.push(piece)) parser.take(event)
  for (const event of xml.push('', true)) parser.take(event)
  const { items, pictures, parents } = parser.finish()
  return items.map((item) => rawItem(item, pictures, parents))
}

class WxrParser {
  readonly #path: string[] = []
  readonly #reading: Reading = { items: [], pictures: new Map(), parents: new Map() }
  #isExport = false
  #item: Record_ | undefined
  #term = new Map<string, string>()
  #attributes: Readonly<Record<string, string>> = {}
  #text = ''

  take(event: XmlEvent): void {
    if (event.kind === 'text') this.#text = (this.#text + event.text).slice(0, LONGEST_CONTENT)
    else if (event.kind === 'open') this.#open(event.name, event.attributes)
    else this.#close(event.name)
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#path.push(name)
    this.#attributes = attributes
    this.#text = ''
    if (name === 'item' && this.#item) throw new BadXml('one item of this export file lies within another: it is damaged')
    if (name === 'item') this.#item = { texts: new Map(), meta: new Map(), terms: [] }
    if (name === 'wp:term') this.#term = new Map()
    if (name === 'rss') this.#isExport = true
  }

  #close(name: string): void {
    this.#path.pop()
    const within = this.#path.at(-1)
    if (name === 'item') this.#keep()
    else if (name === 'wp:term') this.#keepTerm()
    else if (within === 'wp:term') this.#term.set(name, this.#text)
    else if (this.#item) this.#note(name, within)
    this.#text = ''
  }

  #note(name: string, within: string | undefined): void {
    const { texts, meta, terms } = this.#item!
    if (name === 'category') {
      const taxonomy = taxonomyOf(this.#attributes.domain ?? '')
      if (taxonomy) terms.push({ taxonomy, slug: this.#attributes.nicename ?? '', name: this.#text, parent: '' })
    } else if (name === 'wp:meta_key') texts.set('key', this.#text)
    else if (name === 'wp:meta_value') meta.set(texts.get('key') ?? '', this.#text)
    else if (within === 'item') texts.set(name, this.#text)
  }

  #keep(): void {
    const item = this.#item!
    this.#item = undefined
    const type = item.texts.get('wp:post_type')
    if (type === 'attachment') {
      const alt = item.meta.get('_wp_attachment_image_alt') ?? ''
      if (this.#reading.pictures.size < 4 * MOST_IMPORTED)
        this.#reading.pictures.set(item.texts.get('wp:post_id') ?? '', { url: item.texts.get('wp:attachment_url') ?? '', alt })
    }
    if (type === POST_TYPE && item.texts.get('wp:status') !== 'trash' && this.#reading.items.push(item) > MOST_IMPORTED)
      throw new BadXml(`at most ${MOST_IMPORTED} items can be imported at once`)
  }

  #keepTerm(): void {
    const taxonomy = taxonomyOf(this.#term.get('wp:term_taxonomy') ?? '')
    const parent = this.#term.get('wp:term_parent') ?? ''
    if (taxonomy && parent) this.#reading.parents.set(`${taxonomy} ${this.#term.get('wp:term_slug')}`, parent)
  }

  finish(): Reading {
    if (!this.#isExport || this.#path.length) throw new BadXml('this export file is not complete')
    return this.#reading
  }
}

const taxonomyOf = (name: string): Taxonomy | undefined =>
  (Object.keys(wordpressTaxonomies) as Taxonomy[]).find((taxonomy) => wordpressTaxonomies[taxonomy] === name)

function rawItem({ texts, meta, terms }: Record_, pictures: Reading['pictures'], parents: Reading['parents']): RawItem {
  const text = (name: string): string => texts.get(name) ?? ''
  const of = (name: string): string => meta.get(name) ?? ''
  const pictureOf = (name: string) => pictures.get(of(name)) ?? { url: '', alt: '' }
  const date = text('wp:post_date_gmt').replace(' ', 'T')
  return {
    source: text('guid') || text('link'),
    ...{ slug: text('wp:post_name'), title: text('title'), content: text('content:encoded'), excerpt: text('excerpt:encoded') },
    ...{ isPublished: text('wp:status') === 'publish', date: date && `${date}Z`, siteType: of('astra-site-type') },
    ...{ type: of('astra-portfolio-type'), video: of('astra-portfolio-video-url'), site: of('astra-site-url') },
    ...{ openInNewTab: of('astra-site-open-in-new-tab'), openPortfolioIn: of('astra-site-open-portfolio-in') },
    ...{
      action: of('astra-site-call-to-action'),
      picture: pictureOf('astra-portfolio-image-id'),
      large: pictureOf('astra-lightbox-image-id'),
    },
    terms: terms.map((term) => ({ ...term, parent: parents.get(`${term.taxonomy} ${term.slug}`) ?? '' })),
  }
}
