import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import type { ReviewsStore } from '../../server/store/reviews.store'
import { summaryOf } from '../../tally'
import { getReviewSummary } from '../../wire'

export const getReviewSummaryRoute = (store: ReviewsStore) =>
  answer(getReviewSummary)
    .allow(anyone)
    .with(async () => summaryOf(await store.tally()))
