import type { RichNode, RichTag } from '@frontage/kit/rich-text'
import { parseUrl } from '@frontage/kit/url'
import type { Card, ItemPicture, ItemType, OpenIn } from '../../../../item'
import { wordpressTaxonomies } from '../../../../wordpress-names'
import { nodesIn, wordsIn } from './markup.client'

/** An item as WordPress with WP Portfolio tells it (facts, §1.5). It may say anything. */
type Post = Readonly<Record<string, unknown>>

/** What is asked of each item. */
export const FIELDS = [
  ...['id', 'slug', 'link', 'title', 'portfolio-type', 'portfolio-video-url', 'thumbnail-image-url', 'thumbnail-image-meta'],
  ...['lightbox-image-url', 'astra-site-url', 'astra-site-type', 'astra-site-open-in-new-tab', 'astra-site-open-portfolio-in'],
  ...['astra-site-call-to-action', wordpressTaxonomies.category, wordpressTaxonomies.other],
].join()

/** The items of an answer, with the sizes of their pictures, which nobody has told. Throws where it holds no items. */
export async function cardsOf(answer: unknown, server: string): Promise<Card[]> {
  if (!Array.isArray(answer)) throw new TypeError('no items')
  return Promise.all(answer.map((post: Post) => cardOf(post, server)))
}

async function cardOf(post: Post, server: string): Promise<Card> {
  const type = typeOf(post)
  const [link, own] = [addressOf(post.link, server), addressOf(post['astra-site-url'], server)]
  const title = wordsIn(Object(post.title).rendered)
  const [thumbnail, lightbox] = [addressOf(post['thumbnail-image-url'], server), addressOf(post['lightbox-image-url'], server)]
  const alt = String(Object(post['thumbnail-image-meta']).alt ?? '')
  const [picture, large] = await Promise.all([pictureOf(thumbnail, alt), pictureOf(type === 'image' ? lightbox : '', alt)])
  const video = type === 'video' ? addressOf(post['portfolio-video-url'], server) : ''
  const site = type === 'page' ? link : type === 'iframe' ? own || link : ''
  const siteType = String(post['astra-site-type'] ?? '')
  const action = richOf(nodesIn(post['astra-site-call-to-action']), link || server)
  return {
    ...{ id: Number(post.id), slug: String(post.slug), title, type, openIn: openInOf(post, type) },
    ...(picture && { picture }),
    ...(large && { large }),
    ...(video && { video }),
    ...(site && { site }),
    ...(siteType && { siteType }),
    // Only of pages the original has a page of its own (facts, Q6).
    link: site || video || (large ?? picture)?.file || link,
    ...(action.length > 0 && { action }),
    ...{ categories: idsIn(post[wordpressTaxonomies.category]), others: idsIn(post[wordpressTaxonomies.other]) },
  }
}

const types: readonly unknown[] = ['page', 'video', 'image'] satisfies ItemType[]
const typeOf = ({ 'portfolio-type': type }: Post): ItemType => (types.includes(type) ? (type as ItemType) : 'iframe')

/** The flag of a new tab counts for iframe items, the place for page items. */
function openInOf(post: Post, type: ItemType): OpenIn {
  const place = post['astra-site-open-portfolio-in']
  if (type === 'page') return place === 'new-tab' || place === 'same-tab' ? place : 'modal'
  return type === 'iframe' && Number(post['astra-site-open-in-new-tab']) === 1 ? 'new-tab' : 'modal'
}

const idsIn = (list: unknown): number[] => (Array.isArray(list) ? list.map(Number) : [])

/** An address of the web; empty for anything else. */
function addressOf(address: unknown, base: string): string {
  const url = typeof address === 'string' && address ? parseUrl(address, base) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : ''
}

/** Milliseconds that a list waits for the size of a picture; then it has the usual one. */
const PATIENCE = 3000
const USUAL = { width: 1200, height: 900 }

async function pictureOf(file: string, alt: string): Promise<ItemPicture | undefined> {
  return file ? { file, alt, colour: 'transparent', tiny: '', ...(await sizeOf(file)) } : undefined
}

const sizeOf = (file: string): Promise<typeof USUAL> =>
  new Promise((resolve) => {
    const image = new Image()
    const done = (): void => resolve(image.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : USUAL)
    for (const end of ['load', 'error']) image.addEventListener(end, done)
    setTimeout(done, PATIENCE)
    image.src = file
  })

// Spelled here once more: code that is for pages with another server alone shares no file with what every portfolio loads.
const tags = ['p', 'br', 'b', 'i', 'em', 'strong', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a'] satisfies RichTag[]
const isRich = (tag: string): tag is RichTag => (tags as readonly string[]).includes(tag)

/** What a call to action says, as data: of what is not on the list of rich text its words stay. */
const richOf = (parent: Node, base: string): RichNode[] =>
  [...parent.childNodes].flatMap((node): RichNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? [node.textContent] : []
    if (!(node instanceof Element) || /^(?:script|style)$/.test(node.localName)) return []
    const children = richOf(node, base)
    if (!isRich(node.localName)) return children
    const href = node.localName === 'a' && addressOf(node.getAttribute('href'), base)
    return [{ tag: node.localName, ...(href && { href }), children }]
  })
