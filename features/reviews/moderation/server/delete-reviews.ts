import { targetOf } from '@frontage/kit/audit.server'
import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { mayDeleteReviews } from '../../server/policy'
import { deleteReviews } from '../wire'
import type { GoneStore } from './gone.store'

/** Only what visitors do not see goes for good: rejected, spam and withdrawn reviews. */
export const deleteReviewsRoute = ({ db, audit, events }: Pick<Tools, 'db' | 'audit' | 'events'>, gone: GoneStore) =>
  answer(deleteReviews)
    .allow(mayDeleteReviews)
    .proved()
    .with(async ({ ids }, context) => {
      const deleted = await db.transaction().execute(async (trx) => {
        const hidden = await gone.hide(await gone.hidden(ids, trx), trx)
        if (!hidden.length) return 0
        await audit.note({ action: 'review.delete', target: targetOf(hidden, 'reviews') }, context, trx)
        await events.tell('reviews.changed', trx)
        return hidden.length
      })
      await gone.finish()
      return { deleted }
    })
