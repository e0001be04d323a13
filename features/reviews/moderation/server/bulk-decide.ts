import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { canBe, outcomeOf, type Review } from '../../review'
import { mayModerate } from '../../server/policy'
import type { ReviewsStore } from '../../server/store/reviews.store'
import { countsOf } from '../../tally'
import { messages } from '../messages'
import { bulkDecide } from '../wire'
import type { Moderation } from './moderation'

/** One decision after the other, each with its lines in the logs; what cannot be decided any more is left as it stands. */
export const bulkDecideRoute = ({ find, move }: Moderation, store: ReviewsStore) =>
  answer(bulkDecide)
    .allow(mayModerate)
    .with(async ({ ids, decision, reason }, context) => {
      if (decision === 'reject' && !reason) throw new Refusal('reason-missing', messages.reasonMissing, { field: 'reason' })
      const to = { status: outcomeOf(decision), reason: decision === 'reject' ? reason : null }
      const reviews: Review[] = []
      const left: number[] = []
      for (const id of new Set(ids)) {
        const review = await find(id)
        const moved = review && canBe(decision, review) ? await move(review, to, `review.${decision}`, context).catch(passOver) : undefined
        if (moved) reviews.push(moved.review)
        else left.push(id)
      }
      return { reviews, left, counts: countsOf(await store.tally()) }
    })

function passOver(reason: unknown): undefined {
  if (!(reason instanceof Refusal)) throw reason
}
