import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { words } from '../../fields'

/** Figures set large, each with its words. They stand still: people read them. */
export const block = defineBlock({
  name: 'numbers',
  props: v.object({
    items: v.pipe(
      v.array(v.object({ number: words(20), unit: v.optional(text(20), ''), text: words(120) })),
      v.minLength(1),
      v.maxLength(6),
    ),
  }),
})
