import { ask, defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { getOpening } from '../../wire'

/** What visitors see before the site is open: its name, and how the business is reached. */
export const block = defineBlock({
  name: 'opening-soon',
  props: v.object({
    /** Whether its owner looks at it: then a line above says so. */
    isOwner: v.optional(v.boolean(), false),
  }),
  first: () => ask(getOpening, {}),
})
