import * as v from 'valibot'
import { label, link, target } from './navigation'
import { BREAK_POINT } from './spec'

const devices = v.picklist(['desktop', 'mobile', 'both'])

export const MOST_COLUMNS = 4
const MOST_LINES = 12

const column = v.object({
  title: label(60),
  lines: v.pipe(
    v.array(v.object({ text: label(120), href: v.optional(target) })),
    v.maxLength(MOST_LINES, `A column can have at most ${MOST_LINES} lines.`),
  ),
})

/** A strip that stays at the lower edge of the window: some words, and one thing to do. */
const strip = v.object({
  text: label(120),
  link: v.optional(link),
  devices: v.optional(devices, 'desktop'),
  /** Up to this width a screen is narrow. */
  breakPoint: v.optional(v.pipe(v.number(), v.integer(), v.minValue(480), v.maxValue(1600)), BREAK_POINT),
})

/** Everything that an owner decides about the footer. */
export const footerShape = v.object({
  name: label(80),
  columns: v.pipe(v.array(column), v.maxLength(MOST_COLUMNS, `The footer can have at most ${MOST_COLUMNS} columns.`)),
  strip: v.optional(strip),
  smallPrint: v.optional(v.pipe(v.array(label(300)), v.maxLength(6, 'Use at most 6 lines of small print.')), []),
})

/** The button that leads back to the top. */
export const toTopShape = v.object({ devices: v.optional(devices, 'both'), side: v.optional(v.picklist(['start', 'end']), 'end') })

export type Footer = v.InferOutput<typeof footerShape>
export type Column = Footer['columns'][number]
export type FooterStrip = v.InferOutput<typeof strip>
