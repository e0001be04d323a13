import * as v from 'valibot'
import { type Display, layouts, waysOn } from '../display'
import { given } from '../given'

const count = (most: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)))

/** What a place wants otherwise than its display says. */
export const otherwiseShape = v.object({
  layout: v.optional(v.picklist(layouts)),
  more: v.optional(v.picklist(waysOn)),
  perRow: count(6),
  rows: count(20),
  clampLines: count(12),
  isWidget: v.optional(v.boolean()),
  oneOnPhones: v.optional(v.boolean()),
  infinite: v.optional(v.boolean()),
})
export type Otherwise = v.InferOutput<typeof otherwiseShape>

/** A display as its place wants it; what the place leaves open stays. */
export const displayedAs = (display: Display, { clampLines, oneOnPhones, infinite, ...rest }: Otherwise): Display => ({
  ...display,
  ...given(rest),
  card: { ...display.card, ...given({ clampLines }) },
  slider: { ...display.slider, ...given({ oneOnPhones, infinite }) },
})
