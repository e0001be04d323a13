import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'

/** A button that leads back to the top, once the header is out of sight. */
export const block = defineBlock({
  name: 'scroll-to-top',
  budget: 500,
  props: v.object({
    devices: v.optional(v.picklist(['desktop', 'mobile', 'both']), 'both'),
    side: v.optional(v.picklist(['start', 'end']), 'end'),
  }),
})
