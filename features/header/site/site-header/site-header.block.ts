import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { label, link } from '../../navigation'

/** One line of a drawn sign, in the words of an SVG path; it lies in a square of 36. */
const stroke = v.object({
  line: v.pipe(v.string(), v.maxLength(600), v.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9\s.,-]+$/, 'A line is an SVG path.')),
  accent: v.optional(v.boolean(), false),
})

/** Name and sign of the business, the ways through the site, and the one thing a visitor should do. Stays in sight. */
export const block = defineBlock({
  name: 'site-header',
  props: v.object({
    name: label(60),
    sign: v.optional(v.pipe(v.array(stroke), v.maxLength(8)), []),
    links: v.pipe(v.array(link), v.maxLength(8)),
    action: v.optional(link),
  }),
})

export type Stroke = v.InferOutput<typeof stroke>
