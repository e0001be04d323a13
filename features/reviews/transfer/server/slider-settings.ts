import type { StoredDisplay } from '../../display'
import { lost as words } from '../messages.gaps'
import { textsIn } from './plugin-json'

/** A row of settings of WP Review Slider: its columns, and what stands as JSON in one of them. */
export type SliderSettings = {
  readonly column: (name: string) => string
  readonly misc: (name: string) => string
  /** Names what of it has no counterpart here. */
  readonly lost: (what: string) => void
}

/** A number within what a display can have; undefined for none. */
export function whole(text: string, least: number, most: number): number | undefined {
  const number = Math.round(Number(text))
  return text.trim() === '' || !Number.isFinite(number) ? undefined : Math.min(Math.max(number, least), most)
}

/** `#fdd314`, also where it is written `rgb(253, 211, 20)`; empty for none. */
export function colourIn(text: string): string {
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)) return text
  const [, red, green, blue, alpha = '1'] =
    /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*([\d.]+)\s*)?\)$/i.exec(text) ?? []
  if (blue === undefined || Number(alpha) < 1) return ''
  return `#${[red, green, blue].map((part) => Math.min(Number(part), 255).toString(16).padStart(2, '0')).join('')}`
}

type Stored<Name extends keyof StoredDisplay> = NonNullable<StoredDisplay[Name]>

const sorts = ['newest', 'oldest', 'highest', 'lowest', 'longest', 'shortest', 'random'] as const
const MOST_NAMES = 100

/** Which reviews a template shows. */
export function selectionOf({ column, misc, lost }: SliderSettings): Stored<'selection'> {
  const order = column('display_order')
  const sort = sorts.find((name) => name === order)
  const isNotThese = misc('tagfilterlist_opt') === 'notthese'
  const tags = names(misc('tagfilterlist'))
  if (order && !sort) lost(words.order)
  if (tags.length && isNotThese) lost(words.tags)
  if (column('min_words') !== '0' && column('word_or_char') === 'char' && Number(column('min_words'))) lost(words.characters)
  if (Number(column('max_words'))) lost(words.words)
  if (column('string_text') || column('string_textnot')) lost(words.withWords)
  if (textsIn(column('showreviewsbyid')).length) lost(words.picked)
  if (names(misc('postfilterlist')).length || names(misc('categoryfilterlist')).length) lost(words.pages)
  return {
    ...(sort && { sort }),
    types: names(column('rtype')),
    pageIds: names(column('rpage')),
    languages: names(misc('langfilterlist')),
    tags: isNotThese ? [] : tags,
    minStars: whole(column('min_rating'), 0, 5) ?? 0,
    minWords: column('word_or_char') === 'char' ? 0 : (whole(column('min_words'), 0, 1000) ?? 0),
    hideWithoutText: column('hide_no_text') === 'yes',
    thisPostOnly: misc('postfilter') === 'yes',
  }
}

/** Sources that were typed in stand there with the name of their site: `manual_google`. */
const names = (text: string): string[] =>
  [...new Set(textsIn(text).map((name) => name.replace(/^(?:manual|submitted)_(?=.)/, '').slice(0, 150)))].slice(0, MOST_NAMES)

const isOn = (text: string): boolean => !/^(?:|no|0|off|hide)$/i.test(text.trim())

/** The bar above a list. */
export function barOf({ misc, lost }: SliderSettings): Stored<'bar'> {
  const banner = misc('header_banner')
  if (misc('header_text').trim()) lost(words.above)
  if (isOn(banner) && isOn(misc('bnrevusbtn'))) lost(words.button)
  return {
    ...{ search: isOn(misc('header_search')), sort: isOn(misc('header_sort')), rating: isOn(misc('header_rating')) },
    ...{ source: isOn(misc('header_source')), language: isOn(misc('header_langcodes')), types: isOn(misc('header_rtypes')) },
    tags: isOn(misc('header_tag')) ? names(misc('header_tags')) : [],
    banner: isOn(banner) && banner !== 'txt',
  }
}

/** What a card shows. */
export function cardOf({ column, misc, lost }: SliderSettings): Stored<'card'> {
  const [first, last] = [misc('firstnameformat'), misc('lastnameformat')]
  if (first === 'hide' || first === 'initial') lost(words.firstNames)
  const lines = misc('cutrevs') === 'yes' ? whole(misc('cutrevs_lnum'), 1, 12) : undefined
  return {
    look: 'sheet',
    stars: misc('showstars') !== 'no',
    title: misc('showtitle') !== 'hide',
    date: dateOf(misc('dateformat'), misc('showdate')),
    avatar: avatars[misc('avataropt')] ?? 'photo',
    names: last === 'hide' ? 'first' : last === 'initial' ? 'initial' : 'full',
    source: column('facebook_icon') === 'no' ? 'none' : column('facebook_icon_link') === 'no' ? 'name' : 'link',
    ...{ reply: misc('ownerres') !== 'no', photos: misc('showmedia') !== 'no' },
    ...{ location: misc('showlocation') !== 'no', company: misc('showcdetails') !== 'no' },
    ...(lines && { clampLines: lines }),
    readMore: isOn(misc('readmpop')) ? 'modal' : 'inline',
  }
}

const avatars: Readonly<Record<string, 'photo' | 'none' | 'mystery' | 'initials'>> = {
  ...{ show: 'photo', hide: 'none', mystery: 'mystery', init: 'initials' },
}

function dateOf(format: string, shown: string): 'month' | 'day' | 'ago' | 'none' {
  if (format === 'hide' || shown === 'no') return 'none'
  return format === 'timesince' ? 'ago' : format === 'M Y' ? 'month' : 'day'
}

const sides = { yes: 'yes', no: 'no', des: 'wide' } as const
const sideOf = (text: string): 'yes' | 'no' | 'wide' => (Object.hasOwn(sides, text) ? sides[text as keyof typeof sides] : 'yes')

/** How a list moves that slides. */
export function sliderOf({ column, misc, lost }: SliderSettings): Stored<'slider'> {
  if (isOn(misc('sli_centermode'))) lost(words.middle)
  if (isOn(misc('sli_avatarnav'))) lost(words.faces)
  const seconds = whole(column('sliderdelay'), 0, 60)
  const speed = whole(column('sliderspeed'), 0, 10_000)
  const direction = column('sliderdirection')
  return {
    autoplay: column('sliderautoplay') === 'yes',
    ...(seconds !== undefined && { delay: seconds * 1000 }),
    ...(speed !== undefined && { speed }),
    animation: direction === 'vertical' || direction === 'fade' ? direction : 'horizontal',
    ...{ arrows: sideOf(column('sliderarrows')), dots: sideOf(column('sliderdots')), animateHeight: column('sliderheight') === 'yes' },
    forceHeight: isSameHeight(column('review_same_height')),
    loadMore: column('load_more') === 'yes',
    oneOnPhones: column('slidermobileview') === 'one',
    infinite: isOn(misc('sli_infinite')),
  }
}

export const isSameHeight = (text: string): boolean => /^(?:yes|cur|yea)$/.test(text)
