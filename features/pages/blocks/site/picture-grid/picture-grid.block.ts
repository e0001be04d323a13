import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'
import { picture, words } from '../../../fields'

const item = v.object({
  title: words(120),
  /** One line of place and kind. */
  text: v.optional(text(160), ''),
  picture,
  href: v.optional(href),
})

/** Work in pictures, five to a pattern of uneven spans: one big, two beside it, one tall, one wide. */
export const block = defineBlock({ name: 'picture-grid', props: v.object({ items: v.pipe(v.array(item), v.minLength(1)) }) })

export type Item = v.InferOutput<typeof item>
