import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Categories and tags of posts, in one line: pages here are sorted into none. The category that every post has at first says nothing. */
export function postTermsLost(pages: readonly WxrItem[]): string | undefined {
  const terms = pages.flatMap((page) => page.terms)
  const count = (taxonomy: string): number =>
    new Set(terms.flatMap((term) => (term.taxonomy === taxonomy && term.slug !== 'uncategorized' ? [term.slug] : []))).size
  const [categories, tags] = [count('category'), count('post_tag')]
  const what = [...(categories ? [counted(categories, 'category', 'categories')] : []), ...(tags ? [counted(tags, 'tag', 'tags')] : [])]
  return what.length ? `${what.join(' and ')} of posts, with their lists: pages here are sorted into none` : undefined
}
