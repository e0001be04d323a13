import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { canBeMoved } from '../../review'
import { mayModerate } from '../../server/policy'
import { messages } from '../messages'
import { undoDecision } from '../wire'
import type { DecisionsStore } from './decisions.store'
import type { Moderation } from './moderation'

export const undoDecisionRoute = ({ found, move }: Moderation, decisions: DecisionsStore) =>
  answer(undoDecision)
    .allow(mayModerate)
    .with(async ({ id }, context) => {
      const review = await found(id)
      if (!canBeMoved(review)) throw new Refusal('already-decided', messages.alreadyDecided, { status: 409 })
      const before = await decisions.before(id)
      if (!before) throw new Refusal('nothing-to-undo', messages.nothingToUndo, { status: 409 })
      return move(review, before, 'review.undo', context)
    })
