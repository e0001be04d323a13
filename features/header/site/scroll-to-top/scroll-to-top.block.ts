import { defineBlock } from '@frontage/kit/island/island'
import { toTopShape } from '../../footer'

/** A button that leads back to the top, once the header is out of sight. */
export const block = defineBlock({
  name: 'scroll-to-top',
  budget: 500,
  props: toTopShape,
})
