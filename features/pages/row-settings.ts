import * as v from 'valibot'
import { entranceNames } from './entrances'
import { picture, words } from './fields'

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'Write a colour as # and six digits, such as #1a2b3c.'))
const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most))

/** How something comes in when it is scrolled to (T16); seconds. */
export const entrance = v.object({
  style: v.picklist(entranceNames),
  delay: v.optional(between(0, 10), 0),
  duration: v.optional(between(0.1, 10), 1),
})

const backdrop = v.variant('kind', [
  v.object({ kind: v.literal('colour'), colour }),
  v.object({ kind: v.literal('gradient'), from: colour, to: colour, angle: v.optional(between(0, 360), 180) }),
  v.object({ kind: v.literal('picture'), picture, focus: v.optional(v.picklist(['start', 'middle', 'end']), 'middle') }),
  v.object({
    kind: v.literal('slideshow'),
    pictures: v.pipe(v.array(picture), v.minLength(2), v.maxLength(8)),
    /** How long one is seen, and how long the next one takes to come through it. */
    seconds: v.optional(between(2, 60), 5),
    fade: v.optional(between(0, 2), 1),
  }),
])

/** What an owner may set about a row beside its look. Everything left out is as it always was. */
export const rowSettings = {
  width: v.optional(v.picklist(['narrow', 'full'])),
  /** Of the window: half of it, or all that the header leaves. */
  height: v.optional(v.picklist(['half', 'full'])),
  rest: v.optional(v.picklist(['middle', 'end'])),
  backdrop: v.optional(backdrop),
  behind: v.optional(v.object({ block: words(60), props: v.optional(v.record(v.string(), v.unknown()), {}) })),
  overlay: v.optional(v.object({ colour, strength: between(0, 100) })),
  scheme: v.optional(v.picklist(['light', 'dark'])),
  /** Below 48rem, from there to 62rem, above. A row that is hidden everywhere is hidden on purpose. */
  hideOn: v.optional(v.array(v.picklist(['phone', 'tablet', 'wide']))),
  animation: v.optional(entrance),
} as const
