import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import type { ReviewsStore } from '../../server/store/reviews.store'
import { policyOf } from '../../tally'
import { getReviewPolicy } from '../wire.policy'

/** What the public page about handling reviews counts: by reason and by star, so that everybody can see that stars do not decide. */
export const getReviewPolicyRoute = (store: ReviewsStore) =>
  answer(getReviewPolicy)
    .allow(anyone)
    .with(async () => {
      const [buckets, reasons] = await Promise.all([store.tally(), store.reasons()])
      return { ...policyOf(buckets), reasons }
    })
