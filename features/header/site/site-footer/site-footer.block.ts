import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'
import { label, link } from '../../navigation'

const column = v.object({ title: label(60), lines: v.array(v.object({ text: label(120), href: v.optional(href) })) })

const strip = v.object({
  text: label(120),
  link: v.optional(link),
  devices: v.optional(v.picklist(['desktop', 'mobile', 'both']), 'desktop'),
})

/** The last board of the page: the name as large as it goes, columns of words and links, small print. */
export const block = defineBlock({
  name: 'site-footer',
  props: v.object({
    name: label(60),
    columns: v.pipe(v.array(column), v.maxLength(4)),
    /** A strip that stays at the lower edge of the window: some words, and one thing to do. */
    strip: v.optional(strip),
    smallPrint: v.optional(v.array(text(300)), []),
  }),
})

export type Column = v.InferOutput<typeof column>
export type FooterStrip = v.InferOutput<typeof strip>
