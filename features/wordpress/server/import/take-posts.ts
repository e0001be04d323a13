import type { TransferReport } from '@frontage/kit/transfer.server'
import type { PostsFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem, WxrSite } from '@frontage/kit/wordpress/export/wxr.server'
import { gaps as words } from '../../messages.gaps'
import type { MediaIndex } from '../translate/media-index'
import type { Records } from '../translate/records'
import type { Gap } from '../translate/translate-export'
import { isNumber, type OldPosts, printOf } from './old-posts.store'

type On = {
  readonly oldPosts: OldPosts
  readonly isLook: boolean
  readonly site: WxrSite
  readonly records: Pick<Records, 'numberOf'>
  readonly picture: MediaIndex['find']
  readonly numbered: ReadonlyMap<string, string>
}
type Brought = TransferReport['brought'][number]
type Taken = { readonly brought: readonly Brought[]; readonly gaps: readonly Gap[] }

/** Hands out what visitors wrote on the old site, each post once; what was changed there since it came is named. */
export async function takePosts(posts: readonly WxrItem[], kinds: readonly PostsFromWordPress[], on: On): Promise<Taken> {
  const known = posts.length ? await on.oldPosts.prints() : new Map<string, string>()
  const brought: Brought[] = []
  const gaps: Gap[] = []
  for (const kind of kinds) {
    const own = onceEach(posts.filter(({ type }) => kind.types.includes(type)))
    const fresh = own.filter(({ id }) => !known.has(id))
    const changed = own.filter((post) => known.has(post.id) && known.get(post.id) !== printOf(post))
    if (changed.length) gaps.push(siteGap((kind.what === 'review' ? words.changedReviews : words.changedMessages)(changed.length)))
    const { oldPosts, records, numbered, ...rest } = on
    const placeOf = (id: string): string | undefined => numbered.get(id)
    const taken = fresh.length
      ? await kind.take(fresh, { ...rest, placeOf, numberOf: records.numberOf, remember: oldPosts.remember })
      : { came: 0, gaps: [] }
    gaps.push(...taken.gaps.map(siteGap))
    brought.push(...linesOf(kind.what, taken.came, 'new'), ...linesOf(kind.what, own.length - fresh.length, 'same'))
  }
  return { brought, gaps }
}

/** Every post has a number of its own; whatever comes without one, or with one that another has, is no work of WordPress. */
const onceEach = (posts: readonly WxrItem[]): WxrItem[] => [
  ...new Map(posts.filter(({ id }) => isNumber(id)).map((post) => [post.id, post])).values(),
]

const siteGap = (what: string): Gap => ({ page: '', what })

const linesOf = (what: string, count: number, outcome: Brought['outcome']): Brought[] =>
  Array.from({ length: count }, () => ({ what, outcome }))
