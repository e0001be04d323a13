import { ask, defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { getReviewPolicy } from '../../wire.policy'

/** "How we handle reviews": what came in, what is shown, and why the rest is not (decisions, §3). */
export const block = defineBlock({
  name: 'review-policy',
  props: v.object({}),
  first: () => ask(getReviewPolicy, {}),
})
