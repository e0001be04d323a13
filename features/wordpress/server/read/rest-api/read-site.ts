import type { ReadOut } from '@frontage/kit/post/read-out.server'
import type { WxrItem, WxrItemTerm, WxrTerm } from '@frontage/kit/wordpress/export/wxr.server'
import { gaps as words } from '../../../messages.gaps'
import { wordsOf } from '../../translate/translate-html'
import type { Found } from '../found'
import { callSite, type Site } from './call-site'
import { mediaShape, postShape, type RestMedia, type RestPost, type RestTerm, termShape, typesShape } from './shapes'

const LISTS = '/wp/v2'
const taxonomies = { categories: 'category', tags: 'post_tag' } as const
/** Kinds of posts that are read, and those that WordPress has for itself. */
const KNOWN = /^(?:post|page|attachment|nav_menu_item|wp_.*)$/

/**
 * What a running WordPress tells everybody by its REST API: its public pages and posts as they are drawn, its media, categories and
 * tags. What it tells nobody (drafts, menu, forms, what plugins store) is a gap. Throws an Unreadable where it does not answer.
 */
export async function* readSite(readOut: ReadOut, from: string): AsyncGenerator<Found> {
  const site = await callSite(readOut, from)
  const name = wordsOf(site.root.name)
  yield { kind: 'site', site: { title: name, tagline: wordsOf(site.root.description), url: site.root.home, language: '' } }
  const terms = new Map<string, WxrItemTerm>()
  for (const [list, taxonomy] of Object.entries(taxonomies)) yield* readTerms(site, list, taxonomy, terms)
  for await (const media of site.all(`${LISTS}/media`, mediaShape)) yield { kind: 'item', item: itemOfMedia(media) }
  for (const [list, type] of [['pages', 'page'] as const, ['posts', 'post'] as const])
    for await (const post of site.all(`${LISTS}/${list}`, postShape)) yield { kind: 'item', item: itemOfPost(post, type, name, terms) }
  yield { kind: 'gap', what: words.untold }
  const others = Object.values((await site.one(`${LISTS}/types`, typesShape)) ?? {}).filter(({ slug }) => !KNOWN.test(slug))
  for (const { name: kind } of others) yield { kind: 'gap', what: words.untoldKind(wordsOf(kind)) }
}

async function* readTerms(site: Site, list: string, taxonomy: string, terms: Map<string, WxrItemTerm>): AsyncGenerator<Found> {
  const all: RestTerm[] = []
  for await (const term of site.all(`${LISTS}/${list}`, termShape)) all.push(term)
  const slugs = new Map(all.map(({ id, slug }) => [id, slug]))
  for (const { id, slug, name, description, parent } of all) {
    const term: WxrTerm = { id: String(id), taxonomy, slug, name: wordsOf(name), description, parent: slugs.get(parent) ?? '' }
    terms.set(`${taxonomy} ${id}`, { taxonomy, slug, name: term.name })
    yield { kind: 'term', term }
  }
}

function itemOfPost(post: RestPost, type: 'page' | 'post', site: string, terms: ReadonlyMap<string, WxrItemTerm>): WxrItem {
  const { id, slug, link, title, content, excerpt, guid, parent, menu_order: order } = post
  const named = [...post.categories.map((number) => `category ${number}`), ...post.tags.map((number) => `post_tag ${number}`)]
  return {
    ...{ id: String(id), type, status: 'publish', title: title.rendered, slug, link, guid: guid.rendered },
    ...{ date: timeOf(post.date_gmt), modified: timeOf(post.modified_gmt), content: content.rendered, excerpt: excerpt.rendered },
    // What is behind a password is not told: only that it is.
    ...{ parent: String(parent), order, password: content.protected ? 'unknown' : '', author: '', fileUrl: '' },
    terms: named.flatMap((name) => terms.get(name) ?? []),
    meta: metaOf(post, site),
  }
}

/** As an export would have it. */
function metaOf({ featured_media: picture, template, title, yoast_head_json: yoast }: RestPost, site: string): ReadonlyMap<string, string> {
  const own = wordsOf(yoast?.title ?? '')
  const isUsual = own.startsWith(wordsOf(title.rendered)) && own.endsWith(site)
  const all = {
    _thumbnail_id: picture ? String(picture) : '',
    _wp_page_template: template,
    _yoast_wpseo_title: isUsual ? '' : own,
    _yoast_wpseo_metadesc: wordsOf(yoast?.description ?? ''),
    '_yoast_wpseo_opengraph-image': yoast?.og_image[0]?.url ?? '',
    '_yoast_wpseo_meta-robots-noindex': yoast?.robots.index === 'noindex' ? '1' : '',
  }
  return new Map(Object.entries(all).filter(([, value]) => value !== ''))
}

function itemOfMedia({ id, slug, link, title, caption, guid, post, source_url: fileUrl, alt_text: alt, ...media }: RestMedia): WxrItem {
  const { width, height } = media.media_details
  const size: [string, string] = ['_wp_attachment_metadata', `a:2:{s:5:"width";i:${width};s:6:"height";i:${height};}`]
  return {
    ...{ id: String(id), type: 'attachment', status: 'inherit', title: title.rendered, slug, link, guid: guid.rendered },
    ...{ date: timeOf(media.date_gmt), modified: timeOf(media.modified_gmt), content: '', excerpt: wordsOf(caption.rendered) },
    ...{ parent: String(post ?? 0), order: 0, password: '', author: '', fileUrl, terms: [] },
    meta: new Map([['_wp_attachment_image_alt', alt], ...(width && height ? [size] : [])]),
  }
}

/** Times of the interface are UTC without saying so. */
function timeOf(utc: string): string {
  const time = new Date(`${utc}Z`)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
