import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { earlyColours } from '../../colours'
import { branch, label, link } from '../../navigation'
import { MOBILE, TABLET } from '../../spec'

/** One line of a drawn sign, in the words of an SVG path; it lies in a square of 36. */
const stroke = v.object({
  line: v.pipe(v.string(), v.maxLength(600), v.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9\s.,-]+$/, 'A line is an SVG path.')),
  accent: v.optional(v.boolean(), false),
})

const sideBar = v.object({ text: v.optional(text(200)), links: v.optional(v.pipe(v.array(link), v.maxLength(6)), []) })

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

const width = v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(400))

/** Name and sign of the business, the ways through the site, and the one thing a visitor should do. Stays in sight. */
export const block = defineBlock({
  name: 'site-header',
  budget: 2_500,
  props: v.object({
    name: label(60),
    sign: v.optional(v.pipe(v.array(stroke), v.maxLength(8)), []),
    links: v.pipe(v.array(branch), v.maxLength(8)),
    /** Pixels that the sign is wide. */
    signWidth: v.optional(v.object({ desktop: width, tablet: width, mobile: width })),
    action: v.optional(link),
    account: v.optional(account),
    search: v.optional(v.picklist(['dropdown', 'full-screen', 'cover', 'box'])),
    /** A button between light and dark colours, and which of them come first. */
    colours: v.optional(v.object({ first: v.optional(v.picklist(['system', 'light', 'dark']), 'system') })),
    above: v.optional(sideBar),
    below: v.optional(sideBar),
    sticky: v.optional(sticky, {}),
    /** What the menu is on narrow screens, and from which side a flyout comes. */
    menu: v.optional(
      v.object({
        mobile: v.optional(v.picklist(['dropdown', 'flyout', 'full-screen']), 'dropdown'),
        side: v.optional(v.picklist(['start', 'end']), 'end'),
      }),
      {},
    ),
  }),
  parts: ({ account }) => (account ? ['account'] : []),
  early: ({ colours }) => (colours ? earlyColours(colours.first) : ''),
  sheet: ({ signWidth }, _first, scope) => {
    if (!signWidth) return ''
    const rule = (pixels: number): string => `${scope} .site-header__sign{inline-size:${pixels}px;block-size:auto}`
    const { desktop, tablet, mobile } = signWidth
    return `${rule(desktop)}@media(width<=${TABLET}px){${rule(tablet)}}@media(width<=${MOBILE}px){${rule(mobile)}}`
  },
})

export type Sticky = v.InferOutput<typeof sticky>
export type Stroke = v.InferOutput<typeof stroke>
