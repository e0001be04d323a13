import { joinedTexts } from '@frontage/kit/csv'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { recordIn, textsIn } from './plugin-json'
import type { PluginReview } from './plugin-review'
import { emailOr, linkOr, shownLines, sourceOf, yesNo } from './plugin-texts'
import { writtenDate } from './written-date'

/** Reviews as rows of the tables of plugins, by the type that they are found under. */
const readers: Readonly<Record<string, (item: WxrItem) => PluginReview>> = {
  ...Object.fromEntries(
    ['wpfb', 'wpyelp', 'wptripadvisor', 'wpairbnb', 'wpzillow', 'wpthumbtack'].map((plugin) => [`${plugin}_reviews`, sliderReviewOf]),
  ),
  grp_google_review: googleReviewOf,
  trustindex_reviews: trustindexReviewOf,
}

export const rowTypes = Object.keys(readers)
export const rowReviewOf = (item: WxrItem): PluginReview => readers[item.type]!(item)

const VIDEO = /\.(?:mp4|m4v|mov|webm)(?:[?#]|$)|^https?:\/\/(?:www\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\//i
/** Characters of a cell that holds several texts. */
const LONGEST_CELL = 4_000
/** Before a quotation mark a backslash is one too many: the plugin takes it off when it shows a review. */
const unslashed = (text: string): string => text.replaceAll(/\\(['"\\])/g, '$1')
/** Several texts in one cell, as many as it holds. */
const joined = (texts: readonly string[]): string =>
  texts.reduce((cell, text) => {
    const longer = cell ? `${cell}|${joinedTexts([text])}` : joinedTexts([text])
    return longer.length > LONGEST_CELL ? cell : longer
  }, '')
const picturesIn = (addresses: readonly string[]): string =>
  joined(addresses.filter((address) => /^https?:\/\/[^\s@]+$/i.test(address) && !VIDEO.test(address)))

/** WP Review Slider: every source of reviews in one table, and what visitors sent. */
function sliderReviewOf({ meta }: WxrItem): PluginReview {
  const of = (name: string): string => (meta.get(name) ?? '').trim()
  const said = (name: string): string => shownLines(unslashed(of(name)))
  const media = textsIn(of('mediaurlsarrayjson'))
  return {
    cells: {
      ...{
        unique_id: of('unique_id').slice(0, 200),
        created_time: Number(of('created_time_stamp')) > 0 ? of('created_time_stamp') : of('created_time'),
      },
      ...{ reviewer_name: said('reviewer_name').slice(0, 250), reviewer_email: emailOr(of('reviewer_email')) },
      ...{ rating: of('rating'), recommendation_type: /^(?:positive|negative)$/.exec(of('recommendation_type'))?.[0] ?? '' },
      type: sliderSourceOf(of('type'), of('from_name')).slice(0, 20),
      ...{ review_title: said('review_title').slice(0, 500), review_text: said('review_text').slice(0, 20_000) },
      ...{ pageid: of('pageid').slice(0, 150), pagename: said('pagename').slice(0, 150), location: said('location').slice(0, 500) },
      ...{ company_name: said('company_name').slice(0, 100), company_title: said('company_title').slice(0, 100) },
      ...{ company_url: linkOr(of('company_url')), language_code: of('language_code').slice(0, 10) },
      ...{ userpic: linkOr(of('userpic')), from_url_review: linkOr(of('from_url_review')), images: picturesIn(media) },
      ...{ tags: joined(textsIn(of('tags'))), is_verified: yesNo(of('verified_order')), is_approved: of('hide') === 'yes' ? 'no' : 'yes' },
      ...replyCells(of('owner_response')),
    },
    picture: { id: '', url: of('userpiclocal') },
    pages: textsIn(of('posts')).map((id) => id.replaceAll('-', '')),
    ownFields: [
      ...[...Object.keys(recordIn(of('custom_data'))), ...Object.keys(recordIn(of('custom_stars')))],
      ...(of('miscpic') ? ['product picture'] : []),
      ...(media.some((address) => VIDEO.test(address)) ? ['video'] : []),
      ...(Number(of('sort_weight')) ? ['order by hand'] : []),
    ],
  }
}

/** A review that its owner typed in may name the site that it is from. */
const sliderSourceOf = (type: string, from: string): string =>
  /^(?:manual|submitted)$/i.test(type) && /^[a-z]{3,20}$/i.test(from) && !/^(?:custom|none)$/i.test(from)
    ? sourceOf(from.toLowerCase())
    : type

/** Widget for Google Reviews: one table for the reviews of all places. */
function googleReviewOf({ meta }: WxrItem): PluginReview {
  const of = (name: string): string => (meta.get(name) ?? '').trim()
  return {
    cells: {
      ...{ created_time: of('time'), reviewer_name: of('author_name').slice(0, 250), rating: of('rating'), type: 'Google' },
      ...{ review_text: shownLines(of('text')).slice(0, 20_000), language_code: of('language').slice(0, 10) },
      ...{ pageid: of('place_id').slice(0, 150), pagename: of('place_name').slice(0, 150), userpic: linkOr(of('profile_photo_url')) },
      ...{ images: picturesIn(of('images').split(/[;,\s]/)), is_approved: /^(?:|0|n|no)$/.test(of('hide')) ? 'yes' : 'no' },
      ...replyCells(of('reply'), of('reply_time')),
    },
    ...{ picture: { id: '', url: '' }, pages: [], ownFields: [] },
  }
}

/** Trustindex: a table for every platform. */
function trustindexReviewOf({ meta }: WxrItem): PluginReview {
  const of = (name: string): string => (meta.get(name) ?? '').trim()
  return {
    cells: {
      ...{
        unique_id: of('reviewId').slice(0, 200),
        created_time: of('date'),
        reviewer_name: of('user').slice(0, 250),
        rating: of('rating'),
      },
      ...{
        type: sourceOf(of('platform')).slice(0, 20),
        review_text: shownLines(of('text')).slice(0, 20_000),
        userpic: linkOr(of('user_photo')),
      },
      ...{ is_approved: of('hidden') === '1' ? 'no' : 'yes', ...replyCells(of('reply')) },
    },
    ...{ picture: { id: '', url: '' }, pages: [], ownFields: [] },
  }
}

/** What the owner answered: words, or a record with name and date. */
function replyCells(reply: string, time = ''): Readonly<Record<string, string>> {
  const record = recordIn(reply)
  const of = (...names: readonly string[]): string =>
    names.map((name) => record[name]).find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? ''
  const isRecord = Object.keys(record).length > 0
  const text = shownLines(
    unslashed(isRecord ? of('comment', 'text', 'reply', 'response', 'message') : reply.replace(/^(?:\[\]|\{\}|null)$/, '')),
  )
  const date = isRecord ? of('date', 'time', 'created_time') : time
  if (!text) return {}
  return {
    owner_response: text.slice(0, 10_000),
    ...(of('name', 'author') && { owner_response_name: of('name', 'author').slice(0, 250) }),
    ...(writtenDate(date) && { owner_response_time: date }),
  }
}
