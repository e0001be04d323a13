import type { Tools } from '@frontage/kit/feature.server'
import type {
  PostList,
  PostsFromWordPress,
  PostsTaken,
  TakingPosts,
  WordPressPicture,
} from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { recordOf } from '../../server/new-review'
import { giveFaces } from '../../server/store/faces.store'
import { keepReviews } from '../../server/store/incoming.store'
import type { NewRow } from '../../server/store/known-review'
import { gaps as words } from '../messages.gaps'
import { importedReviewOf } from './imported-review'
import { type PluginReview, pluginReviewOf, SITE_REVIEWS, STRONG_TESTIMONIALS } from './plugin-review'
import { rowReviewOf, rowTypes } from './plugin-rows'
import { dateOrderOf, isReviewSheet, SPREADSHEET, sheetReviewOf } from './spreadsheet-rows'

type Needs = Pick<Tools, 'db' | 'clock' | 'events' | 'site' | 'publicUrl'>
type Read = { readonly record: NewRow } | { readonly gap: string }

/** Reviews that are stored in one transaction: from so many on PostgreSQL sorts them in at once. */
const AT_ONCE = 1_000
const FACES_AT_ONCE = 200
/** Pixels across of a face: the smallest copy that the media have. */
const FACE = 480

/** Reviews of Site Reviews and Strong Testimonials, in the state that they have there. Nobody is told of them. */
export const reviewsFromWordPress = (needs: Needs): PostsFromWordPress => ({
  as: 'posts',
  types: [SITE_REVIEWS, STRONG_TESTIMONIALS],
  what: 'review',
  pictures: (post) => pictureOf(pluginReviewOf(post)),
  take: (posts, on) => takeReviews(needs, posts, { ...on, ...ofPlugins(on) }),
  givePictures: (posts, on) => giveLateFaces(needs, posts, { ...on, ...ofPlugins(on) }),
})

const ofPlugins = (on: TakingPosts): Known => ({
  reviewOf: pluginReviewOf,
  idOf: ({ id }) => `wordpress ${hostOf(on)} ${id}`.slice(0, 200),
})

/** Reviews in tables and files of plugins. Their source numbers them, or nobody does. */
export const reviewsFromFiles = (needs: Needs): PostsFromWordPress => ({
  as: 'posts',
  types: [...rowTypes, SPREADSHEET],
  what: 'review',
  spreadsheet: { type: SPREADSHEET, isIt: isReviewSheet },
  pictures: (post) => pictureOf(fileReviewOf(post)),
  known: (post) => {
    const {
      type = '',
      unique_id = '',
      reviewer_name = '',
      review_text = '',
      review_title = '',
      created_time = '',
      rating = '',
    } = fileReviewOf(post).cells
    const what = unique_id ? [unique_id] : [even(reviewer_name), even(review_text) || [even(review_title), created_time, rating]]
    return { identity: JSON.stringify([type.toLowerCase(), what]), said: JSON.stringify([rating, even(review_title), even(review_text)]) }
  },
  take: (posts, on) => takeReviews(needs, posts, { ...on, ...ofFiles(posts) }),
  givePictures: (posts, on) => giveLateFaces(needs, posts, { ...on, ...ofFiles(posts) }),
})

function ofFiles(posts: Iterable<WxrItem>): Known {
  const order = dateOrderOf(posts)
  return { reviewOf: (post) => fileReviewOf(post, order), idOf: (_, { cells }) => cells.unique_id ?? '' }
}

const fileReviewOf = (post: WxrItem, order: ReturnType<typeof dateOrderOf> = 'iso'): PluginReview =>
  post.type === SPREADSHEET ? sheetReviewOf(post, order) : rowReviewOf(post)

const even = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
const pictureOf = ({ picture }: PluginReview): WordPressPicture[] => (picture.id || picture.url ? [picture] : [])

type Known = {
  readonly reviewOf: (post: WxrItem) => PluginReview
  /** What a review is known by from now on; empty where nothing numbers it. */
  readonly idOf: (post: WxrItem, review: PluginReview) => string
}
type Taking = TakingPosts & Known

async function aroundOf({ publicUrl, site, clock }: Needs): Promise<Pick<Reading, 'here' | 'now'>> {
  return { here: { publicUrl, business: (await site.read('name')) ?? '' }, now: clock.now().toISOString() }
}

/** Faces of reviews that came before them. */
async function giveLateFaces(needs: Needs, posts: Iterable<WxrItem>, on: Taking): Promise<number> {
  const reading = { ...on, ...(await aroundOf(needs)) }
  let given = 0
  let some: NewRow[] = []
  const give = async (): Promise<void> => {
    given += await giveFaces(needs, some, on.isLook)
    some = []
  }
  for (const post of posts) {
    const found = recordIn(post, on.reviewOf(post), reading)
    if ('record' in found) some.push(found.record)
    if (some.length === FACES_AT_ONCE) await give()
  }
  await give()
  return given
}

async function takeReviews(needs: Needs, posts: PostList, on: Taking): Promise<PostsTaken> {
  const { here, now } = await aroundOf(needs)
  const gaps = new Set<string>()
  let came = 0
  let some: { readonly record: NewRow; readonly post: WxrItem }[] = []
  const keep = async (): Promise<void> => {
    const coming = some
    some = []
    came += coming.length
    if (on.isLook || !coming.length) return
    const also = (trx: Parameters<Taking['remember']>[1]) =>
      on.remember(
        coming.map(({ post }) => post),
        trx,
      )
    await keepReviews(
      needs,
      coming.map(({ record }) => record),
      { progress: () => {}, also },
    )
  }
  for (const post of posts) {
    const read = on.reviewOf(post)
    for (const name of read.ownFields) gaps.add(words.field(name.slice(0, 60)))
    const found = recordIn(post, read, { ...on, here, now })
    if ('gap' in found) gaps.add(found.gap)
    else some.push({ record: found.record, post })
    if (some.length === AT_ONCE) await keep()
  }
  await keep()
  return { came, gaps: [...gaps] }
}

type Reading = Taking & { readonly here: Parameters<typeof importedReviewOf>[1]; readonly now: string }

function recordIn(post: WxrItem, read: PluginReview, { here, now, ...on }: Reading): Read {
  const { cells, picture, pages } = read
  const review = importedReviewOf({ ...cells, unique_id: on.idOf(post, read) }, here)
  if (typeof review === 'string') {
    // Without the column, which this export has not.
    const reason = review.replace(/^\w+: /, '')
    return { gap: words.review((cells.review_title || cells.review_text || post.id).slice(0, 60), reason) }
  }
  const face = picture.id || picture.url ? on.picture(picture) : undefined
  const about = pages.flatMap((id) => pathOrNone(on.placeOf(id.trim())))
  const record = recordOf({ ...review, posts: about, ...(face && { avatar: faceOf(face.file) }) }, now)
  return { record: { ...record, meta_data: JSON.stringify({ imported: now }) } }
}

const hostOf = ({ site }: TakingPosts): string => URL.parse(site.url)?.host.slice(0, 150) ?? ''
const pathOrNone = (path: string | undefined): string[] => (path && !path.startsWith('/media/') ? [path] : [])
const faceOf = (file: string): string => `/media/${file.replace(/\.webp$/, `-${FACE}.webp`)}`
