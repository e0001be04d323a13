import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { action } from '../../fields'

/** One button or two: the first is the one that is meant. */
export const block = defineBlock({
  name: 'buttons',
  props: v.object({
    actions: v.pipe(v.array(action), v.minLength(1), v.maxLength(2)),
    align: v.optional(v.picklist(['start', 'middle', 'end']), 'start'),
  }),
})
