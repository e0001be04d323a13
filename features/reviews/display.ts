import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import type { ListPlace } from './list-place'
import { CLAMP_LINES } from './spec'

const flag = (otherwise: boolean) => v.optional(v.boolean(), otherwise)
const count = (least: number, most: number, otherwise: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), otherwise)
const one = <const Names extends readonly [string, ...string[]]>(names: Names, otherwise: Names[number]) =>
  v.optional(v.picklist(names), otherwise)
const names = v.optional(v.pipe(v.array(text(150)), v.maxLength(100)), [])
/** A colour as CSS writes it in hexadecimal; empty: the site's own. */
const colour = v.optional(
  v.pipe(text(9), v.regex(/^$|^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'Write the colour as a hex code, such as #FDD314.')),
  '',
)

export const layouts = ['grid', 'masonry', 'same-height', 'slider', 'carousel'] as const
/** How further reviews come. */
export const waysOn = ['button', 'endless', 'pages', 'none'] as const
export const sortNames = ['newest', 'oldest', 'highest', 'lowest', 'longest', 'shortest', 'random'] as const
export type Sort = (typeof sortNames)[number]

/** Which reviews a display shows, before any visitor chooses. */
const selection = v.object({
  sort: one(sortNames, 'newest'),
  types: names,
  languages: names,
  tags: names,
  /** Only reviews of these pages at their source. */
  pageIds: names,
  /** Reviews with fewer stars are left out, and the display says that it is a selection (decisions, §3). */
  minStars: count(0, 5, 0),
  minWords: count(0, 1000, 0),
  hideWithoutText: flag(false),
  /** Only reviews of the page that the display stands on (`cpostid`). */
  thisPostOnly: flag(false),
  /** Hand-picked reviews; empty: all. */
  ids: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(200)), []),
})

/** The bar above a display; every part can be left out. */
const bar = v.object({
  search: flag(false),
  sort: flag(false),
  rating: flag(false),
  source: flag(false),
  language: flag(false),
  types: flag(false),
  /** Quick words that search when they are pressed. */
  tags: names,
  banner: flag(false),
})

const card = v.object({
  /** `vary`: chosen by the length of each review. */
  look: one(['vary', 'sheet', 'primer', 'tide', 'bare'], 'vary'),
  stars: flag(true),
  title: flag(true),
  date: one(['month', 'day', 'ago', 'none'], 'month'),
  avatar: one(['initials', 'photo', 'mystery', 'none'], 'initials'),
  names: one(['full', 'first', 'initial'], 'full'),
  /** The source's name; `link` leads to the review there. */
  source: one(['name', 'link', 'none'], 'name'),
  reply: flag(true),
  photos: flag(true),
  product: flag(false),
  location: flag(true),
  company: flag(true),
  clampLines: count(1, 12, CLAMP_LINES),
  readMore: one(['inline', 'modal'], 'inline'),
})

/** Times in milliseconds. 0 for delay: moves without a stop (facts, §4). */
const slider = v.object({
  autoplay: flag(false),
  delay: count(0, 60_000, 3000),
  /** 0: the specification's own, 750 for the slider and 500 for the carousel. */
  speed: count(0, 10_000, 0),
  animation: one(['horizontal', 'vertical', 'fade'], 'horizontal'),
  arrows: one(['yes', 'no', 'wide'], 'yes'),
  dots: one(['yes', 'no', 'wide'], 'yes'),
  animateHeight: flag(false),
  forceHeight: flag(false),
  /** Loads further reviews near its last slide. */
  loadMore: flag(true),
  /** One review a slide on phones. */
  oneOnPhones: flag(true),
  infinite: flag(false),
})

const style = v.object({ star: colour, ink: colour, plane: colour, accent: colour })

/** Everything an owner decides about one way of showing reviews. Stored as a template, or written into a page. */
export const displayShape = v.object({
  layout: one(layouts, 'grid'),
  /** The compact variant, for narrow places. */
  isWidget: flag(false),
  perRow: count(1, 6, 3),
  rows: count(1, 20, 4),
  more: one(waysOn, 'button'),
  /** How often in a row further reviews come by themselves before the visitor is asked; null: until the last review. */
  automaticLoads: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))), null),
  selection: v.optional(selection, {}),
  bar: v.optional(bar, {}),
  card: v.optional(card, {}),
  slider: v.optional(slider, {}),
  style: v.optional(style, {}),
})

export type Display = v.InferOutput<typeof displayShape>
export type StoredDisplay = v.InferInput<typeof displayShape>

/** What a display, or the place that it stands in, may leave out. */
type Leaving = Pick<Display, 'selection'> & { readonly place?: Pick<ListPlace, 'tags' | 'without'> }

/** A display that leaves reviews out has to say so, and to lead to all of them (decisions, §3). */
export const isSelective = ({ selection: { minStars, minWords, ids, tags, hideWithoutText }, place }: Leaving): boolean =>
  Boolean(place?.tags || place?.without) || minStars > 0 || minWords > 0 || ids.length > 0 || tags.length > 0 || hideWithoutText
