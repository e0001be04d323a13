import { isTimeZone } from '@frontage/kit/zone'
import * as v from 'valibot'
import { languageTag } from './language'
import { ownFaceName, ownFacesShape } from './own-face'
import { derivedNames, mainNames } from './palette'
import {
  AIR,
  CORNER,
  HEADLINE_SIZE,
  HEADLINE_WEIGHT,
  HEADLINE_WIDTH,
  LEADING,
  LINE,
  PAGE_WIDTH,
  RULE,
  STRONG,
  TEXT_SIZE,
  TRACKING,
} from './spec'
import { structureShape } from './structure'
import { typefaceNames } from './typefaces'

const within = ([least, most]: readonly [number, number]) =>
  v.pipe(v.number(), v.integer(`Enter a whole number from ${least} to ${most}.`), v.minValue(least), v.maxValue(most))

/** Six digits and nothing else: it is written into style sheets. */
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'Write a colour as #rrggbb.'))

const colours = v.object({
  main: v.object(v.entriesFromList(mainNames, colour)),
  own: v.object(v.entriesFromList(derivedNames, v.exactOptional(colour))),
})

/** How the site looks: every value of it is checked, because a style sheet is made of it. */
export const lookShape = v.object({
  version: v.literal(1),
  light: colours,
  dark: colours,
  type: v.object({
    headlines: v.union([v.picklist(typefaceNames), ownFaceName]),
    text: v.union([v.picklist(typefaceNames), ownFaceName]),
    /** Percent of the usual sizes. */
    textSize: within(TEXT_SIZE),
    headlineSize: within(HEADLINE_SIZE),
    weight: within(HEADLINE_WEIGHT),
    /** Percent; only of typefaces that have widths. */
    width: within(HEADLINE_WIDTH),
    /** Thousandths of a letter's size; percent of it. */
    tracking: within(TRACKING),
    leading: within(LEADING),
    /** How headlines are written, whatever was typed: in capitals, slanted. */
    letters: v.exactOptional(v.picklist(['typed', 'capitals'])),
    style: v.exactOptional(v.picklist(['upright', 'slanted'])),
    /** The weight of what is strong in running text, and of labels. */
    strong: v.exactOptional(within(STRONG)),
  }),
  shape: v.object({
    /** Pixels. */
    corner: within(CORNER),
    /** Corners of planes and of pictures, where they have others than the rest. */
    cards: v.exactOptional(within(CORNER)),
    pictures: v.exactOptional(within(CORNER)),
    rule: within(RULE),
    /** Thin lines, in halves of a pixel. */
    line: v.exactOptional(v.pipe(v.number(), v.minValue(LINE[0]), v.maxValue(LINE[1]), v.multipleOf(0.5))),
    buttons: v.object({
      corner: v.picklist(['same', 'square', 'pill']),
      fill: v.picklist(['full', 'line']),
      edge: v.picklist(['lap', 'flat']),
      letters: v.picklist(['plain', 'capitals']),
    }),
  }),
  space: v.object({
    /** Percent of the usual. */
    air: within(AIR),
    layout: v.picklist(['full', 'box']),
    /** Pixels: of what stands on the page, and of the page itself where it is a box. */
    width: within(PAGE_WIDTH),
    box: within(PAGE_WIDTH),
  }),
  /** Where its parts have other shapes than the product comes with. Looks of before it could be chosen have none. */
  structure: v.exactOptional(structureShape),
  /** Typefaces that the owner brought; those of the house are always there. */
  faces: v.exactOptional(ownFacesShape),
  language: v.pipe(v.string(), v.regex(languageTag, 'Write a language as its code: en, en-GB or de.')),
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'Write a time zone by its name: Europe/London or UTC.')),
})
export type ThemeSettings = v.InferOutput<typeof lookShape>
