import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'
import { picture, words } from '../../fields'

const item = v.object({ title: words(120), text: v.optional(text(600), ''), picture: v.optional(picture), href: v.optional(href) })

/** Items of their own heights in columns, each below the shortest one (T18). */
export const block = defineBlock({
  name: 'masonry',
  props: v.object({
    items: v.pipe(v.array(item), v.minLength(1), v.maxLength(200)),
    /** At most so many columns. */
    columns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)), 3),
  }),
  budget: 1_100,
})

export type MasonryItem = v.InferOutput<typeof item>
