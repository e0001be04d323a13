import { inTurn } from '@frontage/kit/personal.server'
import type { Trash } from '@frontage/kit/trash.server'
import type { ReviewRow } from '../../server/store/reviews.tables'
import { REVIEW_IN_TRASH, reviewsIn } from './removed-reviews.store'

/** Reviews in the trash, which are still somebody's: they are told of, and erased, as all others. */
export function createPersonalTrash(trash: Pick<Trash, 'stored' | 'end'>) {
  const portions = () => inTurn((after, most) => trash.stored(REVIEW_IN_TRASH, after, most))
  return {
    rows: async function* (): AsyncGenerator<readonly ReviewRow[]> {
      for await (const portion of portions()) yield portion.flatMap(({ rows }) => reviewsIn(rows))
    },
    /** Deletes those for good that are somebody's own; how many. */
    erase: async (isOwn: (row: ReviewRow) => boolean): Promise<number> => {
      let erased = 0
      for await (const portion of portions())
        for (const { id } of portion.filter(({ rows }) => reviewsIn(rows).some(isOwn))) {
          await trash.end(id)
          erased++
        }
      return erased
    },
  }
}
