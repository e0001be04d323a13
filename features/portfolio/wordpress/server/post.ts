import type { LibraryPicture } from '@frontage/kit/library.server'
import { escaped } from '@frontage/kit/rich-text'
import { taxonomies } from '../../item'
import { pathOf } from '../../path'
import type { ItemRow } from '../../server/items.store'
import type { TermRow } from '../../server/terms.store'
import { POST_TYPE, wordpressTaxonomies } from '../../wordpress-names'

type Known = {
  readonly publicUrl: string
  readonly terms: ReadonlyMap<number, TermRow>
  readonly pictures: ReadonlyMap<string, LibraryPicture>
}

/** Milliseconds and zone are not said. */
const localTime = (time: string): string => time.slice(0, 19)
/** Clients on other sites read it: a path of this site alone would lead to theirs. */
const absolute = (address: string, publicUrl: string): string => (address.startsWith('/') ? publicUrl + address : address)
/** Of our own cleaned markup, in which nothing but links has an address. */
const withAbsoluteLinks = (html: string, publicUrl: string): string => html.replaceAll('href="/', `href="${publicUrl}/`)
/** Clients decode it, and some set it into attributes. */
export const rendered = escaped

/** An item as WordPress clients know it: names, order and odd types of facts, §1.5. */
export function postOf(row: ItemRow, termIds: readonly number[], known: Known): Record<string, unknown> {
  const link = known.publicUrl + pathOf(row)
  const [date, modified] = [localTime(row.published_at), localTime(row.modified_at)]
  const of = (taxonomy: TermRow['taxonomy']): number[] => termIds.filter((id) => known.terms.get(id)?.taxonomy === taxonomy)
  return {
    id: row.id,
    ...{ date, date_gmt: date, guid: { rendered: link }, modified, modified_gmt: modified },
    ...{ slug: row.slug, status: 'publish', type: POST_TYPE, link, title: { rendered: rendered(row.title) } },
    ...{
      content: { rendered: withAbsoluteLinks(row.content, known.publicUrl), protected: false },
      featured_media: 0,
      template: '',
      meta: [],
    },
    ...Object.fromEntries(taxonomies.map((taxonomy) => [wordpressTaxonomies[taxonomy], of(taxonomy)])),
    class_list: classesOf(row, termIds, known),
    ...opened(row, known),
    ...shown(row, known),
    'portfolio-type': row.type,
    'portfolio-video-url': absolute(row.video, known.publicUrl),
    request_time: 0,
    _links: linksOf(row, known),
  }
}

/** The flag of a new tab counts for iframe items, the place for page items; both are texts. */
function opened({ type, open_in: openIn, action, site }: ItemRow, { publicUrl }: Known): Record<string, unknown> {
  const place = openIn === 'modal' ? 'iframe' : openIn
  return {
    'astra-site-call-to-action': withAbsoluteLinks(action, publicUrl),
    'astra-site-open-in-new-tab': type === 'iframe' ? (openIn === 'new-tab' ? '1' : '0') : '',
    'astra-site-open-portfolio-in': type === 'page' ? place : '',
    'astra-site-url': absolute(site, publicUrl),
  }
}

/** The original's block opens nothing where an image item has no picture for the lightbox: then it is the card's own. */
function shown({ type, picture, large }: ItemRow, { publicUrl, pictures }: Known): Record<string, unknown> {
  const thumbnail = pictures.get(picture)
  const lightbox = pictures.get(large) ?? (type === 'image' ? thumbnail : undefined)
  return {
    'thumbnail-image-url': thumbnail ? `${publicUrl}/media/${thumbnail.name}-800.webp` : null,
    'thumbnail-image-meta': { alt: thumbnail?.alt ?? '', title: thumbnail?.name ?? '' },
    'lightbox-image-url': lightbox ? `${publicUrl}/media/${lightbox.name}-1920.webp` : null,
  }
}

function classesOf({ id }: ItemRow, termIds: readonly number[], { terms }: Known): string[] {
  const named = termIds.flatMap((term) => {
    const row = terms.get(term)
    return row ? [`${wordpressTaxonomies[row.taxonomy]}-${row.slug}`] : []
  })
  return [`post-${id}`, POST_TYPE, `type-${POST_TYPE}`, 'status-publish', 'hentry', ...named]
}

function linksOf({ id }: ItemRow, { publicUrl }: Known): Record<string, unknown> {
  const root = `${publicUrl}/wp-json/wp/v2`
  const terms = Object.values(wordpressTaxonomies).map((taxonomy) => ({
    taxonomy,
    embeddable: true,
    href: `${root}/${taxonomy}?post=${id}`,
  }))
  return {
    self: [{ href: `${root}/${POST_TYPE}/${id}`, targetHints: { allow: ['GET'] } }],
    collection: [{ href: `${root}/${POST_TYPE}` }],
    about: [{ href: `${root}/types/${POST_TYPE}` }],
    'wp:attachment': [{ href: `${root}/media?parent=${id}` }],
    'wp:term': terms,
    curies: curies(),
  }
}

export const curies = () => [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }]

const unembedded = ['date_gmt', 'guid', 'modified', 'modified_gmt', 'status', 'content', 'template', 'meta', 'class_list'] as const

/** What is said of an item that stands within something else. */
export function embeddedOf(post: Record<string, unknown>): Record<string, unknown> {
  const left = new Set<string>([...unembedded, ...Object.values(wordpressTaxonomies)])
  return Object.fromEntries(Object.entries(post).filter(([name]) => !left.has(name)))
}
