import { withoutEndSlashes } from '@frontage/kit/path'
import type { ReadOut } from '@frontage/kit/post/read-out.server'
import { textOfHtml } from '@frontage/kit/text-of-html.server'
import * as v from 'valibot'
import { type Taxonomy, taxonomies } from '../../item'
import { MOST_IMPORTED } from '../../spec'
import { POST_TYPE, wordpressTaxonomies } from '../../wordpress-names'
import type { ImportedTerm, RawItem } from './imported-item'

const MOST_BYTES = 8 * 1024 * 1024
const AT_ONCE = 50

const word = v.fallback(v.string(), '')
const list = v.fallback(v.array(v.number()), [])
const rendered = v.fallback(v.object({ rendered: word }), { rendered: '' })
const postShape = v.object({
  id: v.number(),
  ...{ slug: word, link: word, date_gmt: word, title: rendered, content: rendered, guid: rendered },
  'astra-site-call-to-action': word,
  'astra-site-open-in-new-tab': v.fallback(
    v.pipe(
      v.union([v.string(), v.number(), v.boolean()]),
      v.transform((value) => String(Number(value))),
    ),
    '0',
  ),
  ...{ 'astra-site-open-portfolio-in': word, 'astra-site-url': word, 'astra-site-type': word },
  ...{ 'portfolio-type': word, 'portfolio-video-url': word, 'thumbnail-image-url': word, 'lightbox-image-url': word },
  'thumbnail-image-meta': v.fallback(v.object({ alt: word }), { alt: '' }),
  ...{ [wordpressTaxonomies.category]: list, [wordpressTaxonomies.other]: list, [wordpressTaxonomies.tag]: list },
})
type Post = v.InferOutput<typeof postShape> & Readonly<Record<string, unknown>>
const termShape = v.object({ id: v.number(), slug: word, name: word, parent: v.fallback(v.number(), 0) })

/** Reads what a running WordPress site shows of its portfolio, through the guarded way out. */
export async function readSite(address: string, readOut: ReadOut): Promise<RawItem[]> {
  const [site = ''] = withoutEndSlashes(address).split(/\/wp-json(?=\/|$)/, 1)
  const root = `${site}/wp-json/wp/v2/`
  const terms = new Map<number, ImportedTerm>()
  for (const taxonomy of taxonomies) await readTerms(taxonomy, terms)
  const posts = await pagesOf(`${root}${POST_TYPE}`, postShape)
  return posts.map((post) => rawItem(post as Post, terms))

  async function readTerms(taxonomy: Taxonomy, into: Map<number, ImportedTerm>): Promise<void> {
    const found = await pagesOf(`${root}${wordpressTaxonomies[taxonomy]}`, termShape)
    const slugs = new Map(found.map(({ id, slug }) => [id, slug]))
    for (const { id, slug, name, parent } of found)
      into.set(id, { taxonomy, slug, name: textOfHtml(name), parent: slugs.get(parent) ?? '' })
  }

  /** Of a list that cannot be understood, or is not there, the import says so; a single entry that cannot is left out. */
  async function pagesOf<Shape extends v.GenericSchema>(url: string, shape: Shape): Promise<v.InferOutput<Shape>[]> {
    const found: v.InferOutput<Shape>[] = []
    for (let page = 1, pages = 1; page <= pages && found.length < MOST_IMPORTED; page++) {
      const { status, headers, bytes } = await readOut({
        url: `${url}?per_page=${AT_ONCE}&page=${page}`,
        accept: 'application/json',
        most: MOST_BYTES,
      })
      if (status !== 200) throw new Error(`the website answered with status ${status}`)
      const entries: unknown = JSON.parse(Buffer.from(bytes).toString())
      if (!Array.isArray(entries)) throw new Error('the website did not answer with a list of items')
      for (const entry of entries) if (v.is(shape, entry) || v.safeParse(shape, entry).success) found.push(v.parse(shape, entry))
      pages = Math.min(Number(headers['x-wp-totalpages'] ?? 1) || 1, MOST_IMPORTED / AT_ONCE)
    }
    return found
  }
}

function rawItem(post: Post, terms: ReadonlyMap<number, ImportedTerm>): RawItem {
  const ids = taxonomies.flatMap((taxonomy) => (post[wordpressTaxonomies[taxonomy]] as number[]) ?? [])
  return {
    source: post.guid.rendered || post.link,
    ...{ slug: post.slug, title: post.title.rendered, content: post.content.rendered, excerpt: '', isPublished: true },
    ...{ date: post.date_gmt && `${post.date_gmt}Z`, type: post['portfolio-type'], video: post['portfolio-video-url'] },
    ...{ site: post['astra-site-url'], siteType: post['astra-site-type'], action: post['astra-site-call-to-action'] },
    ...{ openInNewTab: post['astra-site-open-in-new-tab'], openPortfolioIn: post['astra-site-open-portfolio-in'] },
    picture: { url: post['thumbnail-image-url'], alt: post['thumbnail-image-meta'].alt },
    large: { url: post['lightbox-image-url'], alt: '' },
    terms: ids.flatMap((id) => terms.get(id) ?? []),
  }
}
