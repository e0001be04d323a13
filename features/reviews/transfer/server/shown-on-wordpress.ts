import type { BlocksFromWordPress, ShownHere, WordPressAttributes } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { StoredDisplay } from '../../display'
import { gaps as words } from '../messages.gaps'
import { templateShortcodes } from './slider-widgets'

type Show = (said: WordPressAttributes) => ShownHere

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '')
const list = (display: StoredDisplay) => ({ block: 'review-list', props: { display } })
/** Faces where there are any, as there. */
const all = list({ card: { avatar: 'photo' } })
const numbered = (said: WordPressAttributes, name: string): string => textOf(said[name]).slice(0, 20)

/** How a template looked stands in a table of the plugin: this is for those that nobody brought. */
const template: Show = (said) => ({
  module: all,
  gap: words.template(numbered(said, 'tid') || '1'),
})
const view: Show = (said) => ({
  module: all,
  gap: words.view(numbered(said, 'id') || '1'),
})
const form: Show = () => ({ module: { block: 'review-form', props: {} } })
const summary: Show = () => ({ module: { block: 'review-summary', props: { variant: 'band' } } })
const gapOnly =
  (what: string): Show =>
  () => ({ gap: what })

const shows: Readonly<Record<string, Show>> = {
  ...Object.fromEntries(templateShortcodes.map((name) => [name, template])),
  wprevpro_useform: (said) => ({ ...form(said), gap: words.form(numbered(said, 'tid') || '1') }),
  wprevpro_usebadge: () => ({ module: { block: 'review-badge', props: {} }, gap: words.badge }),
  wprevpro_totalavg: gapOnly(words.number),
  site_reviews: siteReviews,
  'site-reviews/reviews': siteReviews,
  site_reviews_form: form,
  'site-reviews/form': form,
  site_reviews_summary: summary,
  'site-reviews/summary': summary,
  site_review: gapOnly(words.single),
  'site-reviews/review': gapOnly(words.single),
  testimonial_view: view,
  'strongtestimonials/view': view,
  testimonial_average_rating: () => ({ module: { block: 'review-summary', props: { variant: 'head' } } }),
  testimonial_count: gapOnly(words.count),
}

/** Lists, forms and averages of review plugins in pages. */
export const reviewBlocksFromWordPress: BlocksFromWordPress = {
  as: 'blocks',
  names: Object.keys(shows),
  show: (name, said) => shows[name]!(said),
}

const PARTS = { title: 'title', rating: 'stars', response: 'reply' } as const

/** `[site_reviews display="10" rating="4" hide="avatar,date"]` */
function siteReviews(said: WordPressAttributes): ShownHere {
  const hidden = hiddenIn(said.hide)
  const isOff = (part: string): boolean => hidden.includes(part)
  const display: StoredDisplay = {
    perRow: 1,
    rows: whole(said.display ?? said.per_page, 5, 20),
    more: moreIn(textOf(said.pagination)),
    selection: {
      minStars: whole(said.rating, 0, 5),
      thisPostOnly: /^(?:post_id|this)$/.test(textOf(said.assigned_posts ?? said.assigned_to)),
    },
    card: {
      ...Object.fromEntries(Object.entries(PARTS).flatMap(([part, name]) => (isOff(part) ? [[name, false]] : []))),
      avatar: isOff('avatar') ? 'none' : 'photo',
      ...(isOff('date') && { date: 'none' as const }),
    },
  }
  const narrowed = ['assigned_terms', 'category', 'assigned_users', 'user', 'author'].filter((name) => textOf(said[name]))
  const gap = narrowed.length ? words.narrowed(narrowed.join(', ')) : undefined
  return { module: list(display), ...(gap && { gap }) }
}

const hiddenIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(textOf) : textOf(value).split(',')).map((part) => part.trim()).filter(Boolean)

const moreIn = (text: string): 'button' | 'pages' | 'none' =>
  text === 'loadmore' ? 'button' : /^(?:1|true|ajax)$/.test(text) ? 'pages' : 'none'

function whole(value: unknown, otherwise: number, most: number): number {
  const number = Number(textOf(value) || otherwise)
  return Number.isInteger(number) && number >= 0 ? Math.min(Math.max(number, otherwise ? 1 : 0), most) : otherwise
}
