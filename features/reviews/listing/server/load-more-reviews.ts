import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { loadMoreReviews } from '../wire'
import type { Displays } from './displays'
import type { Listing } from './listing'

export const loadMoreReviewsRoute = (list: Listing, displays: Displays) =>
  answer(loadMoreReviews)
    .allow(anyone)
    .costing(({ textsearch }) => (textsearch.trim() ? 'search' : 'page'))
    .with(async (request) => list(request, await displays.of(request.revid)))
