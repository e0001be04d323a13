import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { branches, label, link } from './navigation'
import { paletteNames } from './palettes'
import { BREAK_POINT, MOBILE, TABLET } from './spec'

/** One line of a drawn sign, in the words of an SVG path; it lies in a square of 36. */
const stroke = v.object({
  line: v.pipe(v.string(), v.maxLength(600), v.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9\s.,-]+$/, 'Each line must be an SVG path.')),
  accent: v.optional(v.boolean(), false),
})

const pixels = (least: number, most: number) =>
  v.pipe(
    v.number(`Enter a number from ${least} to ${most}.`),
    v.integer('Enter a whole number.'),
    v.minValue(least, `At least ${least}, please.`),
    v.maxValue(most, `At most ${most}, please.`),
  )

/** A picture of the media. Its words are those of the name beside it. */
const logoPicture = v.object({
  file: v.pipe(v.string(), v.regex(/^(?:\/media\/)?[a-z0-9-]{1,80}\.(?:jpe?g|png|webp|avif|svg)$/, 'Choose a picture from media.')),
  width: pixels(1, 20_000),
  height: pixels(1, 20_000),
})

/** The sign as pictures; `stuck` is for the header that stays in sight, the dark ones for dark colours. */
const logo = v.object({
  picture: logoPicture,
  dark: v.optional(logoPicture),
  stuck: v.optional(logoPicture),
  stuckDark: v.optional(logoPicture),
  /** A plate behind the logo wherever its ground would swallow it: `light` on dark ground, `dark` on light ground. */
  plate: v.optional(v.picklist(['none', 'light', 'dark']), 'none'),
  /** Left out, the name is read by those who hear the page. */
  showName: v.optional(v.boolean(), true),
})

const MOST_BAR_LINKS = 6

const sideBar = v.object({
  text: v.optional(text(200)),
  links: v.optional(v.pipe(v.array(link), v.maxLength(MOST_BAR_LINKS, `This bar can have at most ${MOST_BAR_LINKS} links.`)), []),
})

/** Which bars stay in sight, on which devices, and how they come in. */
const sticky = v.object({
  above: v.optional(v.boolean(), false),
  main: v.optional(v.boolean(), true),
  below: v.optional(v.boolean(), false),
  style: v.optional(v.picklist(['none', 'slide', 'fade']), 'none'),
  shrink: v.optional(v.boolean(), false),
  hideOnScroll: v.optional(v.boolean(), false),
  devices: v.optional(v.picklist(['desktop', 'mobile', 'both']), 'both'),
})

/** The way to the accounts: what it looks like, and what it opens for those who are signed out and signed in. */
const account = v.object({
  look: v.optional(v.picklist(['icon', 'text']), 'icon'),
  signedOut: v.optional(v.picklist(['link', 'popup']), 'link'),
  signedIn: v.optional(v.picklist(['link', 'menu']), 'link'),
})

/** A button between light and dark colours: which of them come first, and which colours those are. */
const colours = v.object({
  first: v.optional(v.picklist(['system', 'light', 'dark']), 'system'),
  light: v.optional(v.picklist(paletteNames), 'site'),
  dark: v.optional(v.picklist(paletteNames), 'site'),
})

/** Up to these widths a screen is narrow, and the sign has its size for tablets, and for phones. */
const breaks = v.object({
  menu: v.optional(pixels(480, 1600), BREAK_POINT),
  tablet: v.optional(pixels(320, 1600), TABLET),
  mobile: v.optional(pixels(240, 1600), MOBILE),
})

/** What the menu is on narrow screens, and from which side a flyout comes. */
const menu = v.object({
  mobile: v.optional(v.picklist(['dropdown', 'flyout', 'full-screen']), 'dropdown'),
  side: v.optional(v.picklist(['start', 'end']), 'end'),
})

const width = pixels(16, 400)

/** Everything that an owner decides about the header. */
export const headerShape = v.object({
  name: label(80),
  sign: v.optional(v.pipe(v.array(stroke), v.maxLength(8)), []),
  logo: v.optional(logo),
  /** Pixels that the sign is wide. */
  /** What the business is, in a few words beside its name. */
  tagline: v.optional(text(80)),
  /** The number to call, as it is written. */
  phone: v.optional(v.pipe(text(40), v.regex(/^[\d\s()+./-]*$/, 'Write a phone number in digits.'))),
  signWidth: v.optional(v.object({ desktop: width, tablet: width, mobile: width })),
  links: branches,
  action: v.optional(link),
  account: v.optional(account),
  search: v.optional(v.picklist(['dropdown', 'full-screen', 'cover', 'box'])),
  /** Shows what is found while somebody types. */
  liveSearch: v.optional(v.boolean(), false),
  colours: v.optional(colours),
  above: v.optional(sideBar),
  below: v.optional(sideBar),
  sticky: v.optional(sticky, {}),
  menu: v.optional(menu, {}),
  breaks: v.optional(breaks, {}),
})

export type Header = v.InferOutput<typeof headerShape>
export type Sticky = v.InferOutput<typeof sticky>
export type Stroke = v.InferOutput<typeof stroke>
export type Logo = v.InferOutput<typeof logo>
export type LogoPicture = v.InferOutput<typeof logoPicture>
