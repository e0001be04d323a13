import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { mayTransfer } from '../../server/policy'
import { removeSamples } from '../wire'
import * as samples from './samples.store'

export const removeSamplesRoute = ({ db, audit, events }: Pick<Tools, 'db' | 'audit' | 'events'>) =>
  answer(removeSamples)
    .allow(mayTransfer)
    .with(async (_request, context) => {
      return db.transaction().execute(async (trx) => {
        const gone = await samples.deleteSamples(trx)
        const count = gone.removed + gone.withdrawn
        await audit.note({ action: 'review.samples-remove', target: `${count} samples` }, context, trx)
        if (count) await events.tell('reviews.changed', trx)
        return gone
      })
    })
