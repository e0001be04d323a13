import { answer } from '@frontage/kit/wire/answer.server'
import { mayModerate } from '../../server/policy'
import { reviewOf } from '../../server/presenter'
import type { Cursors } from '../../server/store/cursor'
import type { ReviewsStore } from '../../server/store/reviews.store'
import { countsOf, namesOf, samplesIn } from '../../tally'
import { listReviews } from '../../wire.admin'

const PER_PAGE = 20
const newestFirst = { sort: 'newest', seed: 0 } as const

export const listReviewsRoute = (store: ReviewsStore, cursors: Cursors) =>
  answer(listReviews)
    .allow(mayModerate)
    .with(async ({ status, search, stars, source, language, after }) => {
      const filters = { status, search: search.trim(), stars, type: source, language }
      const behind = cursors.read(after, 'newest').place?.behind
      const [page, buckets] = await Promise.all([store.page({ filters, order: newestFirst, limit: PER_PAGE, behind }), store.tally()])
      return {
        reviews: page.rows.map(reviewOf),
        next: page.isLast || !page.end ? '' : cursors.write(newestFirst, page.end),
        counts: countsOf(buckets),
        sources: namesOf(buckets, 'type'),
        languages: namesOf(buckets, 'language_code'),
        ...samplesIn(buckets),
      }
    })
