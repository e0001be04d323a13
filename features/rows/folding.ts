import * as v from 'valibot'
import { html, slug, words } from './fields'

const item = v.object({ slug, title: words(120), html })

const haveOwnSlugs = (items: v.InferOutput<typeof item>[]): boolean => new Set(items.map((each) => each.slug)).size === items.length

/** Items of which a title is seen, and the rest on demand (T22). `#slug` of an address opens one of them (T07). */
export const foldingItems = v.pipe(
  v.array(item),
  v.minLength(1),
  v.maxLength(24),
  v.check(haveOwnSlugs, 'Each item needs a different slug.'),
)
