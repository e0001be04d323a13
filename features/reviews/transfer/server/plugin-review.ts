import { textOfHtml } from '@frontage/kit/text-of-html.server'
import { serializedRecord, serializedTexts } from '@frontage/kit/wordpress/export/serialized.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { emailOr, linkOr, shownLines, sourceOf, yesNo } from './plugin-texts'

export const SITE_REVIEWS = 'site-review'
export const STRONG_TESTIMONIALS = 'wpm-testimonial'

/** A review as a row of a file of ours says it, and what belongs to it on the old site, by number or address. */
export type PluginReview = {
  readonly cells: Readonly<Record<string, string>>
  readonly picture: { readonly id: string; readonly url: string }
  /** Numbers of the pages that it is about. */
  readonly pages: readonly string[]
  /** Fields of the owner's own making, which have no counterpart. */
  readonly ownFields: readonly string[]
}

export const pluginReviewOf = (item: WxrItem): PluginReview => (item.type === SITE_REVIEWS ? siteReviewOf(item) : testimonialOf(item))

/** What both say in the same way. A review that waits has no date of its own yet. */
const commonOf = ({ title, content, date, modified, status }: WxrItem) => ({
  review_title: textOfHtml(title).slice(0, 500),
  review_text: shownLines(content).slice(0, 20_000),
  created_time: date || modified || '2000-01-01T00:00:00Z',
  is_approved: status === 'publish' ? 'yes' : 'no',
})

/**
 * Stars, names and addresses stand in one array, which the plugin puts into exports that are made in its admin; before version 5 each
 * stood alone. An export by command has neither, but what the reviewer sent.
 */
function siteReviewOf(item: WxrItem): PluginReview {
  const { meta, terms } = item
  const whole = serializedRecord(meta.get('_glsr_export'))
  const sent = serializedRecord(meta.get('_submitted'))
  const of = (name: string, alone = name): string =>
    (serializedTexts(whole.get(name))[0] ?? meta.get(`_${alone}`) ?? serializedTexts(sent.get(name))[0] ?? '').trim()
  const kind = of('type', 'review_type')
  const avatar = of('avatar')
  return {
    cells: {
      ...commonOf(item),
      ...{ reviewer_name: of('name', 'author'), reviewer_email: emailOr(of('email')), rating: of('rating') },
      ...{ type: kind === 'local' || kind === '' ? 'Submitted' : sourceOf(kind), from_url_review: linkOr(of('url')) },
      ...{ is_pinned: yesNo(of('is_pinned', 'pinned')), is_verified: yesNo(of('is_verified', 'verified')) },
      ...{ owner_response: shownLines(meta.get('_response') ?? '').slice(0, 10_000), userpic: linkOr(avatar) },
      tags: tagsOf(terms, 'site-review-category'),
    },
    // Drawings of initials that the plugin made itself are none of the reviewer's.
    picture: { id: '', url: /\/site-reviews\/avatars\//.test(avatar) ? '' : avatar },
    pages: of('post_ids', 'assigned_to').split(',').filter(Boolean),
    ownFields: [...meta.keys()].filter((name) => name.startsWith('_custom_')).map((name) => name.slice('_custom_'.length)),
  }
}

const known =
  /^(?:client_name|email|company_name|company_website|star_rating|submit_date|nofollow|noopener|noreferrer|featured_image|platform.*|_.*)$/

/** Every field stands alone, under the name that the plugin gives it at first. */
function testimonialOf(item: WxrItem): PluginReview {
  const { meta, terms } = item
  const of = (name: string): string => (meta.get(name) ?? '').trim()
  const platform = of('platform')
  return {
    cells: {
      ...commonOf(item),
      ...{ reviewer_name: of('client_name'), reviewer_email: emailOr(of('email')), rating: of('star_rating') },
      type: platform ? sourceOf(platform) : of('submit_date') ? 'Submitted' : '',
      ...{ company_name: of('company_name').slice(0, 100), company_url: linkOr(of('company_website')) },
      tags: tagsOf(terms, 'wpm-testimonial-category'),
    },
    picture: { id: of('_thumbnail_id'), url: of('platform_user_photo') },
    pages: [],
    ownFields: [...meta].filter(([name, value]) => !known.test(name) && value.trim()).map(([name]) => name),
  }
}

const tagsOf = (terms: WxrItem['terms'], taxonomy: string): string =>
  terms
    .filter((term) => term.taxonomy === taxonomy)
    .map(({ name }) => name.replaceAll(/[\\|\n]/g, ' ').trim())
    .join(' | ')
