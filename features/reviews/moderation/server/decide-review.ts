import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { canBe, outcomeOf } from '../../review'
import { mayModerate } from '../../server/policy'
import { messages } from '../messages'
import { decideReview } from '../wire'
import type { Moderation } from './moderation'

export const decideReviewRoute = ({ found, move }: Moderation) =>
  answer(decideReview)
    .allow(mayModerate)
    .with(async ({ id, decision, reason }, context) => {
      if (decision === 'reject' && !reason) throw new Refusal('reason-missing', messages.reasonMissing, { field: 'reason' })
      const review = await found(id)
      if (!canBe(decision, review)) throw new Refusal('already-decided', messages.alreadyDecided, { status: 409 })
      return move(review, { status: outcomeOf(decision), reason: decision === 'reject' ? reason : null }, `review.${decision}`, context)
    })
