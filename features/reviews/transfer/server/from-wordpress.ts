import type { Tools } from '@frontage/kit/feature.server'
import type { PostsFromWordPress, PostsTaken, TakingPosts, WordPressPicture } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { recordOf } from '../../server/new-review'
import { keepReviews } from '../../server/store/incoming.store'
import type { NewRow } from '../../server/store/known-review'
import { gaps as words } from '../messages.gaps'
import { importedReviewOf } from './imported-review'
import { type PluginReview, pluginReviewOf, SITE_REVIEWS, STRONG_TESTIMONIALS } from './plugin-review'
import { rowReviewOf, rowTypes } from './plugin-rows'
import { dateOrderOf, isReviewSheet, SPREADSHEET, sheetReviewOf } from './spreadsheet-rows'

type Needs = Pick<Tools, 'db' | 'clock' | 'events' | 'site' | 'publicUrl'>
type Read = { readonly records: NewRow[]; readonly came: WxrItem[]; readonly gaps: Set<string> }

/** Pixels across of a face: the smallest copy that the media have. */
const FACE = 480

/** Reviews of Site Reviews and Strong Testimonials, in the state that they have there. Nobody is told of them. */
export const reviewsFromWordPress = (needs: Needs): PostsFromWordPress => ({
  as: 'posts',
  types: [SITE_REVIEWS, STRONG_TESTIMONIALS],
  what: 'review',
  pictures: (post) => pictureOf(pluginReviewOf(post)),
  take: (posts, on) =>
    takeReviews(needs, posts, { ...on, reviewOf: pluginReviewOf, idOf: ({ id }) => `wordpress ${hostOf(on)} ${id}`.slice(0, 200) }),
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
  take: (posts, on) => {
    const order = dateOrderOf(posts.filter(({ type }) => type === SPREADSHEET))
    return takeReviews(needs, posts, {
      ...on,
      reviewOf: (post) => fileReviewOf(post, order),
      idOf: (_, { cells }) => cells.unique_id ?? '',
    })
  },
})

const fileReviewOf = (post: WxrItem, order: ReturnType<typeof dateOrderOf> = 'iso'): PluginReview =>
  post.type === SPREADSHEET ? sheetReviewOf(post, order) : rowReviewOf(post)

const even = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
const pictureOf = ({ picture }: PluginReview): WordPressPicture[] => (picture.id || picture.url ? [picture] : [])

type Taking = TakingPosts & {
  readonly reviewOf: (post: WxrItem) => PluginReview
  /** What a review is known by from now on; empty where nothing numbers it. */
  readonly idOf: (post: WxrItem, review: PluginReview) => string
}

async function takeReviews(needs: Needs, posts: readonly WxrItem[], on: Taking): Promise<PostsTaken> {
  const now = needs.clock.now().toISOString()
  const here = { publicUrl: needs.publicUrl, business: (await needs.site.read('name')) ?? '' }
  const { records, came, gaps }: Read = { records: [], came: [], gaps: new Set() }
  for (const post of posts) {
    const read = on.reviewOf(post)
    const { cells, picture, pages, ownFields } = read
    const review = importedReviewOf({ ...cells, unique_id: on.idOf(post, read) }, here)
    for (const name of ownFields) gaps.add(words.field(name.slice(0, 60)))
    if (typeof review === 'string') {
      // Without the column, which this export has not.
      const reason = review.replace(/^\w+: /, '')
      gaps.add(words.review((cells.review_title || cells.review_text || post.id).slice(0, 60), reason))
      continue
    }
    const face = picture.id || picture.url ? on.picture(picture) : undefined
    const about = pages.flatMap((id) => pathOrNone(on.placeOf(id.trim())))
    const record = recordOf({ ...review, posts: about, ...(face && { avatar: faceOf(face.file) }) }, now)
    records.push({ ...record, meta_data: JSON.stringify({ imported: now }) })
    came.push(post)
  }
  if (!on.isLook && records.length) await keepReviews(needs, records, { progress: () => {}, also: (trx) => on.remember(came, trx) })
  return { came: came.length, gaps: [...gaps] }
}

const hostOf = ({ site }: TakingPosts): string => URL.parse(site.url)?.host.slice(0, 150) ?? ''
const pathOrNone = (path: string | undefined): string[] => (path && !path.startsWith('/media/') ? [path] : [])
const faceOf = (file: string): string => `/media/${file.replace(/\.webp$/, `-${FACE}.webp`)}`
