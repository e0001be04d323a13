import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'

/** A line between two things, or only the room. */
export const block = defineBlock({
  name: 'separator',
  props: v.object({
    look: v.optional(v.picklist(['line', 'thick', 'none']), 'line'),
    room: v.optional(v.picklist(['small', 'large']), 'small'),
  }),
  introduces: () => true,
})
