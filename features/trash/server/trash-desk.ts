import type { Tools } from '@frontage/kit/feature.server'
import { deleteRemoved, listTrash, restoreRemoved } from '@frontage/kit/trash'
import { TRASH_DAYS } from '@frontage/kit/trash-spec'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { mayUseTrash } from './policy'

/** Things that are listed; older ones come up when newer ones are gone. */
const MOST_LISTED = 500
const LASTS = TRASH_DAYS * 86_400_000

/** What somebody may do with what was removed. */
export const createTrashRoutes = ({ trash }: Pick<Tools, 'trash'>): Route[] => [
  answer(listTrash)
    .allow(mayUseTrash)
    .with(async (_, { actor }) => ({
      things: (await trash.list(actor, MOST_LISTED)).map(({ id, kind, title, removed_at, removed_by }) => ({
        ...{ id, kind, title, removedAt: removed_at, removedBy: removed_by },
        endsAt: new Date(Date.parse(removed_at) + LASTS).toISOString(),
      })),
    })),
  answer(restoreRemoved)
    .allow(mayUseTrash)
    .with(async ({ ids }, context) => {
      await trash.restore(ids, context)
      return {}
    }),
  answer(deleteRemoved)
    .allow(mayUseTrash)
    .with(async ({ ids }, context) => {
      await trash.delete(ids, context)
      return {}
    }),
]
