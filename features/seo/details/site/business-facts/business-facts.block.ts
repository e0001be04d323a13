import { ask, defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { factsOf } from '../../business-facts'
import { type DetailsAnswer, getBusinessDetails } from '../../wire'

const isShown = v.optional(v.boolean(), true)

/** The phone, the street and the hours in a line, as the business details have them. What is not known is left out. */
export const block = defineBlock({
  name: 'business-facts',
  props: v.object({ call: isShown, visit: isShown, open: isShown }),
  first: () => ask(getBusinessDetails, {}),
  isEmpty: (props, first: DetailsAnswer) => factsOf(first, props).length === 0,
})
