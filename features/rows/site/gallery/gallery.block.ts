import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'
import { picture } from '../../fields'

const item = v.object({ picture, caption: v.optional(text(300), ''), href: v.optional(href) })

/** Pictures in a grid; a press shows them large, one after the other (T17), or follows a link, or does nothing. */
export const block = defineBlock({
  name: 'gallery',
  props: v.object({
    label: v.optional(text(120), ''),
    items: v.pipe(v.array(item), v.minLength(1), v.maxLength(200)),
    press: v.optional(v.picklist(['lightbox', 'link', 'none']), 'lightbox'),
    captions: v.optional(v.picklist(['none', 'hover', 'below']), 'none'),
    columns: v.optional(v.picklist([2, 3, 4]), 3),
    /** Whether all have one shape, or each its own. */
    shape: v.optional(v.picklist(['same', 'own']), 'same'),
  }),
  budget: 6_400,
})

export type Item = v.InferOutput<typeof item>
