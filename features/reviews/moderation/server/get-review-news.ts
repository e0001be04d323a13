import { answer } from '@frontage/kit/wire/answer.server'
import { mayModerate } from '../../server/policy'
import { reviewOf } from '../../server/presenter'
import type { ReviewsStore } from '../../server/store/reviews.store'
import { countsOf, summaryOf } from '../../tally'
import { getReviewNews } from '../wire.news'

const NEWEST = 3

export const getReviewNewsRoute = (store: ReviewsStore) =>
  answer(getReviewNews)
    .allow(mayModerate)
    .with(async () => {
      const buckets = await store.tally()
      const waiting = await store.page({ filters: { status: 'pending' }, order: { sort: 'newest', seed: 0 }, limit: NEWEST })
      const { average, sample } = summaryOf(buckets)
      return { counts: countsOf(buckets), average, sample, waiting: waiting.rows.map(reviewOf) }
    })
