import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { QUARANTINE_DAYS } from '../../../spec'

const DAY = 86_400_000
type Sorted = { readonly coming: readonly WxrItem[]; readonly staying: readonly WxrItem[] }

/** What comes, the oldest first; spam that would be deleted at once stays behind. `status`: that of spam. */
export function withoutOldSpam(posts: readonly WxrItem[], status: string, now: Date): Sorted {
  const isOld = (post: WxrItem): boolean =>
    post.status === status && now.getTime() - Date.parse(post.date || '2000-01-01') > QUARANTINE_DAYS * DAY
  const staying = posts.filter(isOld)
  return {
    coming: posts.filter((post) => !isOld(post)).toSorted((a, b) => a.date.localeCompare(b.date)),
    staying,
  }
}
