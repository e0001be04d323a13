import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { TransferReport } from '@frontage/kit/transfer.server'
import type { PostsFromWordPress, PostsTaken, TakingPosts } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem, WxrSite } from '@frontage/kit/wordpress/export/wxr.server'
import { gaps as words } from '../../messages.gaps'
import type { MediaIndex } from '../translate/media-index'
import type { Records } from '../translate/records'
import type { Gap } from '../translate/translate-export'
import { createOldRows, isNumber, numberFor, type OldPosts } from './old-posts.store'

type On = {
  readonly db: AnyDatabase
  readonly oldPosts: OldPosts
  readonly isLook: boolean
  readonly site: WxrSite
  readonly records: Pick<Records, 'numberOf'>
  readonly picture: MediaIndex['find']
  readonly numbered: ReadonlyMap<string, string>
} & Pick<TakingPosts, 'file' | 'checkpoint'>
type Brought = TransferReport['brought'][number]
type Taken = { readonly brought: readonly Brought[]; readonly gaps: readonly Gap[] }

/** Hands out what visitors wrote on the old site, each post once; what was changed there since it came is named. */
export async function takePosts(posts: readonly WxrItem[], kinds: readonly PostsFromWordPress[], on: On): Promise<Taken> {
  const brought: Brought[] = []
  const gaps: Gap[] = []
  for (const kind of kinds) {
    const { own, oldPosts } = ownOf(kind, posts, on)
    const known = own.length ? await oldPosts.prints() : new Map<string, string>()
    const fresh = own.filter(({ id }) => !known.has(id))
    const changed = own.filter((post) => known.has(post.id) && known.get(post.id) !== oldPosts.printOf(post))
    if (changed.length) gaps.push(siteGap((kind.what === 'review' ? words.changedReviews : words.changedMessages)(changed.length)))
    const { records, numbered, isLook, site, picture, file, checkpoint } = on
    const placeOf = (id: string): string | undefined => numbered.get(id)
    const around = { isLook, site, picture, file, checkpoint, placeOf, numberOf: records.numberOf, remember: oldPosts.remember }
    const taken: PostsTaken = fresh.length ? await kind.take(fresh, around) : { came: 0, gaps: [] }
    gaps.push(...taken.gaps.map(siteGap))
    for (const { what, count } of taken.also ?? []) brought.push(...linesOf(what, count, 'new'))
    brought.push(...linesOf(kind.what, taken.came, 'new'), ...linesOf(kind.what, own.length - fresh.length, 'same'))
  }
  return { brought, gaps }
}

/** The posts of a kind, each once, with a number to know them by, and those that came before. */
function ownOf({ types, known }: PostsFromWordPress, posts: readonly WxrItem[], { db, oldPosts }: On) {
  const own = posts.filter(({ type }) => types.includes(type))
  if (!known) return { own: onceEach(own), oldPosts }
  const numbered = own.map((post) => ({ ...post, id: numberFor(known(post).identity) }))
  return { own: onceEach(numbered), oldPosts: createOldRows(db, (post) => known(post).said) }
}

/** Every post has a number of its own; whatever comes without one, or with one that another has, is no work of WordPress. */
const onceEach = (posts: readonly WxrItem[]): WxrItem[] => [
  ...new Map(posts.filter(({ id }) => isNumber(id)).map((post) => [post.id, post])).values(),
]

const siteGap = (what: string): Gap => ({ page: '', what })

const linesOf = (what: string, count: number, outcome: Brought['outcome']): Brought[] =>
  Array.from({ length: count }, () => ({ what, outcome }))
