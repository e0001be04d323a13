import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages'
import { undoDecision } from '../wire.admin'
import type { DecisionsStore } from './decisions.store'
import type { Moderation } from './moderation'
import { mayModerate } from './policy'

export const undoDecisionRoute = ({ found, move }: Moderation, decisions: DecisionsStore) =>
  answer(undoDecision)
    .allow(mayModerate)
    .with(async ({ id }, context) => {
      const review = await found(id)
      const before = await decisions.before(id)
      if (!before) throw new Refusal('nothing-to-undo', messages.nothingToUndo, { status: 409 })
      return move(review, before, 'review.undo', context)
    })
