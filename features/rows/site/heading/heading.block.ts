import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'
import { level, words } from '../../fields'

/** A title, and perhaps a line below it. */
export const block = defineBlock({
  name: 'heading',
  props: v.object({
    title: words(200),
    text: v.optional(text(400), ''),
    level,
    /** How large it is set, whatever heading it is. */
    size: v.optional(v.picklist(['small', 'middle', 'large']), 'middle'),
    align: v.optional(v.picklist(['start', 'middle', 'end']), 'start'),
    href: v.optional(href),
  }),
  introduces: () => true,
})
