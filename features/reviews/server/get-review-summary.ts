import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { summaryOf } from '../tally'
import { getReviewSummary } from '../wire'
import type { ReviewsStore } from './store/reviews.store'

export const getReviewSummaryRoute = (store: ReviewsStore) =>
  answer(getReviewSummary)
    .allow(anyone)
    .with(async () => summaryOf(await store.tally()))
