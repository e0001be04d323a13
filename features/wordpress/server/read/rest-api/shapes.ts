import * as v from 'valibot'

const text = v.fallback(v.string(), '')
const number = v.fallback(v.number(), 0)
const rendered = v.fallback(v.object({ rendered: text, protected: v.fallback(v.boolean(), false) }), { rendered: '', protected: false })
const numbers = v.fallback(v.array(v.number()), [])

/** `/wp-json/`: what the site is called and where it is. */
export const rootShape = v.object({ name: text, description: text, home: v.string(), url: text, namespaces: v.array(v.string()) })

/** What Yoast draws into the head of a page. */
const yoastShape = v.object({
  title: text,
  description: text,
  robots: v.fallback(v.object({ index: text }), { index: '' }),
  og_image: v.fallback(v.array(v.object({ url: text })), []),
})

/** An entry of `/wp-json/wp/v2/pages` or `posts`; dates are UTC without saying so. */
export const postShape = v.object({
  ...{ id: v.number(), slug: text, link: text, date_gmt: text, modified_gmt: text, template: text },
  ...{ title: rendered, content: rendered, excerpt: rendered, guid: rendered },
  ...{ parent: number, menu_order: number, featured_media: number, categories: numbers, tags: numbers },
  yoast_head_json: v.fallback(v.optional(yoastShape), undefined),
})

/** An entry of `/wp-json/wp/v2/media`; pixels are of the whole picture. */
export const mediaShape = v.object({
  ...{ id: v.number(), slug: text, link: text, date_gmt: text, modified_gmt: text, source_url: text, alt_text: text },
  ...{ title: rendered, caption: rendered, guid: rendered, post: v.fallback(v.nullable(v.number()), null) },
  media_details: v.fallback(v.object({ width: number, height: number }), { width: 0, height: 0 }),
})

/** An entry of `/wp-json/wp/v2/categories` or `tags`. */
export const termShape = v.object({ id: v.number(), slug: text, name: text, description: text, parent: number })

/** `/wp-json/wp/v2/types`: the kinds of posts that the site tells of, by name. */
export const typesShape = v.record(v.string(), v.object({ slug: text, name: text, rest_base: text }))

export type RestPost = v.InferOutput<typeof postShape>
export type RestMedia = v.InferOutput<typeof mediaShape>
export type RestTerm = v.InferOutput<typeof termShape>
