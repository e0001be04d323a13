import { ask, defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { getReviewSummary, type ReviewSummary } from '../../../wire'

/** Average, total, sources and distribution of all published reviews. */
export const block = defineBlock({
  name: 'review-summary',
  props: v.object({
    /** `band` is large, with the bars of the distribution; `head` is a short one beside the heading of a page. */
    variant: v.optional(v.picklist(['band', 'head']), 'band'),
  }),
  first: () => ask(getReviewSummary, {}),
  stored: (_id, { variant }) => ({ variant: variant === 'head' ? ('head' as const) : ('band' as const) }),
  isEmpty: (_props, { average }: ReviewSummary) => average === null,
})
