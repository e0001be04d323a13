import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Scratch, ScratchList } from '@frontage/kit/storage/scratch.server'
import type { TransferReport } from '@frontage/kit/transfer.server'
import type { PostList, PostsFromWordPress, PostsTaken, TakingPosts } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem, WxrSite } from '@frontage/kit/wordpress/export/wxr.server'
import { gaps as words } from '../../messages.gaps'
import type { MediaIndex } from '../translate/media-index'
import type { Records } from '../translate/records'
import type { Gap } from '../translate/translate-export'
import { createOldRows, isNumber, numberFor, type OldPosts } from './old-posts.store'

type On = {
  readonly db: AnyDatabase
  readonly scratch: Scratch
  readonly oldPosts: OldPosts
  readonly isLook: boolean
  readonly site: WxrSite
  readonly records: Pick<Records, 'numberOf'>
  readonly picture: MediaIndex['find']
  /** Whether a picture of the media came with no earlier import. */
  readonly isNewPicture: (file: string) => boolean
  readonly numbered: ReadonlyMap<string, string>
} & Pick<TakingPosts, 'file' | 'checkpoint'>
type Brought = TransferReport['brought'][number]
type Taken = { readonly brought: readonly Brought[]; readonly gaps: readonly Gap[] }
type Posts = ScratchList<WxrItem>

/**
 * Hands out what visitors wrote on the old site, each post once; what was changed there since it came is named. `posts`: those of each
 * kind, which are read one by one.
 */
export async function takePosts(posts: readonly Posts[], kinds: readonly PostsFromWordPress[], on: On): Promise<Taken> {
  const brought: Brought[] = []
  const gaps: Gap[] = []
  const { records, numbered, isLook, site, picture, file, checkpoint } = on
  const placeOf = (id: string): string | undefined => numbered.get(id)
  for (const [index, kind] of kinds.entries()) {
    const oldPosts = oldPostsOf(kind, on)
    const { all, fresh, changed, late } = await sorted(kind, posts[index]!, oldPosts, on)
    if (changed) gaps.push(siteGap((kind.what === 'review' ? words.changedReviews : words.changedMessages)(changed)))
    const around = { isLook, site, picture, file, checkpoint, placeOf, numberOf: records.numberOf, remember: oldPosts.remember }
    const taken: PostsTaken = fresh.length ? await kind.take(fresh, around) : { came: 0, gaps: [] }
    const given = late.length ? ((await kind.givePictures?.(late, around)) ?? 0) : 0
    gaps.push(...taken.gaps.map(siteGap))
    for (const { what, count } of taken.also ?? []) brought.push(...linesOf(what, count, 'new'))
    brought.push(...linesOf(kind.what, taken.came, 'new'), ...linesOf(kind.what, given, 'changed'))
    brought.push(...linesOf(kind.what, all - fresh.length - given, 'same'))
  }
  return { brought, gaps }
}

const oldPostsOf = ({ known }: PostsFromWordPress, { db, oldPosts }: On): OldPosts =>
  known ? createOldRows(db, (post) => known(post).said) : oldPosts

/** A post by the number that it is known by, and where it lies. */
type Numbered = { readonly id: string; readonly place: number; readonly date: string }

/** How many there are, those that never came, how many were changed since they did, and those whose picture comes only now. */
async function sorted(kind: PostsFromWordPress, posts: Posts, oldPosts: OldPosts, { scratch, picture, isNewPicture }: On) {
  const own = ownOf(kind, posts, scratch)
  const known = own.length ? await oldPosts.prints() : new Map<string, string>()
  const fresh = scratch.list<Numbered, 'date'>(['date'])
  const late = scratch.list<Numbered>([])
  const read = ({ id, place }: Numbered): WxrItem => ({ ...posts.at(place)!, id })
  const hasNewPicture = (post: WxrItem): boolean => kind.pictures?.(post).some((name) => isNewPicture(picture(name)?.file ?? '')) ?? false
  let changed = 0
  for (const post of own) {
    const print = known.get(post.id)
    if (print === undefined) {
      fresh.add(post, post)
      continue
    }
    if (print !== oldPosts.printOf(read(post))) changed++
    if (hasNewPicture(read(post))) late.add(post)
  }
  const list: PostList = { length: fresh.length, ...reading(fresh, read), oldestFirst: reading(fresh.sortedBy('date'), read) }
  return { all: own.length, fresh: list, changed, late: { length: late.length, ...reading(late, read) } }
}

const reading = (posts: Iterable<Numbered>, read: (post: Numbered) => WxrItem): Iterable<WxrItem> => ({
  *[Symbol.iterator]() {
    for (const post of posts) yield read(post)
  },
})

/**
 * The posts of a kind, each once: every one has a number of its own, and whatever comes without one, or with one that another has, is no
 * work of WordPress.
 */
function ownOf({ known }: PostsFromWordPress, posts: Posts, scratch: Scratch): ScratchList<Numbered, 'id'> {
  const own = scratch.list<Numbered, 'id'>(['id'])
  let place = 0
  for (const post of posts) {
    place++
    const id = known ? numberFor(known(post).identity) : post.id
    if (!isNumber(id)) continue
    const before = own.last('id', id)
    if (before) own.replace(before[0], { id, place, date: post.date })
    else own.add({ id, place, date: post.date }, { id })
  }
  return own
}

const siteGap = (what: string): Gap => ({ page: '', what })

const linesOf = (what: string, count: number, outcome: Brought['outcome']): Brought[] =>
  Array.from({ length: count }, () => ({ what, outcome }))
