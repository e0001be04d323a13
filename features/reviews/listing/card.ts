import { dateFormat, formatAt, languagesOf } from '@frontage/kit/say'
import type { Display } from '../display'
import { type PublicReview, starsOf } from '../review'
import { cardMessages } from './messages.card'

/** Four looks in one wall: a sheet, primer, the deep tide plane, and bare under a rule. The last two are set large. */
export type CardStyle = 'sheet' | 'primer' | 'tide' | 'bare'

/** Letters up to which a review takes a look. */
const TIDE = 42
const BARE = 78
const PRIMER = 115
/** Letters that a line holds on the narrowest card, and on one of usual width. */
const NARROW_LINE = 30
const USUAL_LINE = 36

const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u
const mark = /\p{M}/u

/** How much room a text takes, in Latin letters: East Asian signs are twice as wide, marks above letters take none. */
export function roomOf(text: string): number {
  let room = 0
  for (const letter of text) room += wide.test(letter) ? 2 : mark.test(letter) ? 0 : 1
  return room
}

/** Looks vary by length, not by turn: short praise is set large, and the same review always looks the same. */
export function lookOf(review: Pick<PublicReview, 'text' | 'title' | 'photos' | 'reply' | 'rating' | 'recommendation'>): CardStyle {
  if (review.photos.length) return 'sheet'
  const room = roomOf(review.text)
  if (starsOf(review) >= 4 && !review.title && !review.reply) {
    if (room <= TIDE) return 'tide'
    if (room <= BARE) return 'bare'
  }
  return room <= PRIMER ? 'primer' : 'sheet'
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** Whether a text fits so many lines on every card, on all but narrow ones, or perhaps on none. Only a browser can tell for sure. */
export function fitOf(text: string, lines: number): 'fits' | 'near' | 'over' {
  const paragraphs = paragraphsOf(text)
  const linesOf = (width: number): number => paragraphs.reduce((sum, paragraph) => sum + Math.max(1, roomOf(paragraph) / width), 0)
  if (linesOf(NARROW_LINE) <= lines) return 'fits'
  return linesOf(USUAL_LINE) <= lines ? 'near' : 'over'
}

/** What an owner decides about cards; what is left out is as usual. */
export type CardOptions = Partial<Display['card']>

/** Some reviews, and what their owner wants of cards. */
export type CardsProps = {
  readonly reviews?: readonly PublicReview[] | undefined
  /** Instead of them, from a server of another make. */
  readonly html?: string | undefined
  readonly card: CardOptions
  /** They stand where a page begins. */
  readonly areFirst?: boolean
  /** They stand in a wall of at most so many columns. */
  readonly wall?: number
}

/** The look that an owner wants for all cards, or the one that fits the review. Photos lie on planes only. */
export const lookAs = (wanted: CardOptions['look'], review: Parameters<typeof lookOf>[0]): CardStyle =>
  !wanted || wanted === 'vary' ? lookOf(review) : wanted

const month = /* @__PURE__ */ dateFormat({ month: 'long', year: 'numeric' })
const day = /* @__PURE__ */ dateFormat({ dateStyle: 'long' })
const ago = /* @__PURE__ */ formatAt((place) => new Intl.RelativeTimeFormat(languagesOf(place), { numeric: 'auto' }))

/** The month in which a review was written, on the calendar of the site. */
export const monthOf = (date: string): string => month().format(new Date(date))

const DAY = 86_400_000
/** The longest unit that fits at least once, and the days that it has. */
const units = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const

/** "3 months ago": whole units, rounded down; what lies ahead is today. */
export function agoOf(date: string, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(date)) / DAY))
  const [unit, length] = units.find(([, least]) => days >= least) ?? (['day', 1] as const)
  return ago().format(-Math.floor(days / length), unit)
}

/** When a review was written, as its display says it. */
export function whenOf(date: string, style: CardOptions['date'], now: Date): string {
  if (style === 'ago') return agoOf(date, now)
  return style === 'day' ? day().format(new Date(date)) : monthOf(date)
}

/** Where a review was written, in words: what came in through our own form is ours. */
export const sourceNameOf = (source: string): string => (source === 'Submitted' ? cardMessages.ownSite : source)
