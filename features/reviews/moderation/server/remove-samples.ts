import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { mayTransfer } from '../../server/policy'
import { removeSamples } from '../wire'
import * as samples from './samples.store'

export const removeSamplesRoute = ({ db, audit, events }: Pick<Tools, 'db' | 'audit' | 'events'>) =>
  answer(removeSamples)
    .allow(mayTransfer)
    .with(async (_request, context) => {
      const gone = await samples.deleteSamples(db)
      await audit.note({ action: 'review.samples-remove', target: `${gone.removed + gone.withdrawn} samples` }, context)
      events.emit('reviews.changed')
      return gone
    })
