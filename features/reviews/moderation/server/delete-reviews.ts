import { targetOf } from '@frontage/kit/audit.server'
import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { mayDeleteReviews } from '../../server/policy'
import { deleteReviews } from '../wire'
import type { GoneStore } from './gone.store'

/** Only what visitors do not see goes into the trash: rejected, spam and withdrawn reviews. */
export const deleteReviewsRoute = ({ db, audit, events, trash }: Pick<Tools, 'db' | 'audit' | 'events' | 'trash'>, gone: GoneStore) =>
  answer(deleteReviews)
    .allow(mayDeleteReviews)
    .with(({ ids }, context) =>
      db.transaction().execute(async (trx) => {
        const removed = await gone.moveOut(ids, trx)
        const inTrash = []
        for (const review of removed) inTrash.push(await trash.put(review, context, trx))
        if (!removed.length) return { deleted: 0, trash: [] }
        const numbers = removed.map(({ key }) => Number(key))
        await audit.note({ action: 'review.trash', target: targetOf(numbers, 'reviews') }, context, trx)
        await events.tell('reviews.changed', trx)
        return { deleted: removed.length, trash: inTrash }
      }),
    )
