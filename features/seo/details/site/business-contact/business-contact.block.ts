import { ask, defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { nextChange } from '../../opening-view'
import { type DetailsAnswer, getBusinessDetails } from '../../wire'

const isShown = v.optional(v.boolean(), true)

/** Everything by which the business is reached, as its details have it. What is not known is left out. */
export const block = defineBlock({
  name: 'business-contact',
  budget: 1_200,
  props: v.object({
    /** Empty: none. */
    title: v.optional(v.pipe(text(120), v.trim()), ''),
    level: v.optional(v.picklist(['h2', 'h3', 'h4']), 'h2'),
    phone: isShown,
    email: isShown,
    address: isShown,
    hours: isShown,
    /** `map` asks another site only after a press, or with the visitor's consent; `link` leads there. */
    map: v.optional(v.picklist(['map', 'link', 'none']), 'map'),
  }),
  first: () => ask(getBusinessDetails, {}),
  isEmpty: (props, { phone, email, address, hours, place }: DetailsAnswer) =>
    !(props.phone && phone) &&
    !(props.email && email) &&
    !(props.address && address.length > 0) &&
    !(props.hours && hours) &&
    (props.map === 'none' || !place),
  until: (_props, first: DetailsAnswer) => nextChange(first),
  frames: true,
})
