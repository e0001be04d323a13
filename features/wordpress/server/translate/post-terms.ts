import type { WxrItemTerm } from '@frontage/kit/wordpress/export/wxr.server'
import { gaps as words } from '../../messages.gaps'

/** Categories and tags of posts: pages here are sorted into none. The category that every post has at first says nothing. */
export function postTermsLost(terms: readonly WxrItemTerm[]): string[] {
  const count = (taxonomy: string): number =>
    new Set(terms.flatMap((term) => (term.taxonomy === taxonomy && term.slug !== 'uncategorized' ? [term.slug] : []))).size
  const [categories, tags] = [count('category'), count('post_tag')]
  return [...(categories ? [words.categories(categories)] : []), ...(tags ? [words.tags(tags)] : [])]
}
