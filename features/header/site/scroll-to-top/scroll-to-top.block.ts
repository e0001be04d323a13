import { defineBlock } from '@frontage/kit/island/island'
import { toTopShape } from '../../footer'

/** A button that leads back to the top, once the header is out of sight. */
export const block = defineBlock({
  name: 'scroll-to-top',
  // It looks what lies below it, so that it never covers anything.
  budget: 620,
  props: toTopShape,
})
