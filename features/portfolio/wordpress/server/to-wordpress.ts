import { escaped } from '@frontage/kit/rich-text'
import type { SiteTexts } from '@frontage/kit/transfer.server'
import type { ToWordPress, WordPressPost } from '@frontage/kit/wordpress/export/to-wordpress.server'
import * as v from 'valibot'
import { pathOf } from '../../path'
import { POST_TYPE, wordpressTaxonomies } from '../../wordpress-names'

const text = v.optional(v.string(), '')
const itemsShape = v.array(
  v.object({
    ...{ id: v.number(), slug: v.string(), title: v.string(), state: v.string(), type: v.string(), openIn: v.string(), siteType: text },
    ...{ excerpt: text, content: text, picture: text, large: text, video: text, site: text, action: text, publishedAt: v.string() },
    terms: v.array(v.number()),
    pictures: v.optional(v.array(v.string()), []),
    facts: v.optional(v.array(v.object({ label: v.string(), value: v.string() })), []),
  }),
)
const termsShape = v.array(
  v.object({ id: v.number(), taxonomy: v.picklist(['category', 'other', 'tag']), slug: v.string(), name: v.string() }),
)
type Item = v.InferOutput<typeof itemsShape>[number]
type Term = v.InferOutput<typeof termsShape>[number]

/** Projects as items of WP Portfolio, with the meta values that it reads (facts, §1.4). */
export const portfolioToWordPress: ToWordPress = {
  type: POST_TYPE,
  posts: (texts) => {
    const terms = new Map(v.parse(termsShape, texts.get('portfolio-terms') ?? []).map((term) => [term.id, term]))
    return itemsIn(texts).map((item) => postOf(item, terms))
  },
  shortcode: ({ block }) => (block === 'portfolio' ? '[wp_portfolio]' : undefined),
}

const itemsIn = (texts: SiteTexts): readonly Item[] => v.parse(itemsShape, texts.get('portfolio-items') ?? [])

const postOf = (item: Item, terms: ReadonlyMap<number, Term>): WordPressPost => ({
  ...{ id: item.id, title: item.title, slug: item.slug, excerpt: item.excerpt, path: pathOf(item) },
  ...{ isShown: item.state === 'published', date: item.publishedAt },
  content: item.content + factsOf(item) + picturesOf(item),
  meta: {
    'astra-portfolio-type': item.type,
    'astra-portfolio-video-url': item.video,
    'astra-site-url': item.site,
    'astra-site-type': item.siteType,
    'astra-site-call-to-action': item.action,
    'astra-site-open-in-new-tab': item.type === 'iframe' && item.openIn === 'new-tab' ? '1' : '',
    'astra-site-open-portfolio-in': item.type === 'page' ? (item.openIn === 'modal' ? 'iframe' : item.openIn) : '',
  },
  pictures: {
    ...(item.picture && { 'astra-portfolio-image-id': item.picture, _thumbnail_id: item.picture }),
    ...(item.large && { 'astra-lightbox-image-id': item.large }),
  },
  terms: item.terms.flatMap((id) => {
    const term = terms.get(id)
    return term ? [{ taxonomy: wordpressTaxonomies[term.taxonomy], slug: term.slug, name: term.name }] : []
  }),
  gaps: [],
})

/** There are no facts there: a list at the end of the content says the same. */
const factsOf = ({ facts }: Item): string =>
  facts.length ? `<ul>${facts.map(({ label, value }) => `<li>${escaped(`${label}: ${value}`)}</li>`).join('')}</ul>` : ''

const picturesOf = ({ pictures, title }: Item): string =>
  pictures.map((name) => `<img src="/media/${name}-1920.webp" alt="${escaped(title)}">`).join('')
