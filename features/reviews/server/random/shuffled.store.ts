import { createRemembered } from '@frontage/kit/remembered.server'
import { engineOf } from '@frontage/kit/storage/database.server'
import { nextTurn } from '@frontage/kit/turns.server'
import { type Kysely, sql } from 'kysely'
import { isAmong, matchingIds, readAmong } from '../search/search.query'
import type { Filters } from '../store/reviews.query'
import type { ReviewTables } from '../store/reviews.tables'
import { createShuffle, type Shuffle } from './shuffle'

/** Where to go on, and how many reviews are wanted from there. */
type Way = { readonly filters: Filters; readonly seed: number; readonly behind: number | undefined; readonly count: number }

/** Reviews that are looked at by one query: first as many places as hold somewhat more than are wanted, then twice as many. */
const FIRST = 64
const MOST = 1_000
const SOMEWHAT_MORE = 1.2
const firstPart = (count: number, { places, largest }: Shuffle): number =>
  Math.min(MOST, Math.max(FIRST, Math.ceil((count * SOMEWHAT_MORE * places) / Math.max(1, largest))))

export type Shuffled = ReturnType<typeof createShuffled>

/**
 * Lists in random order. Nothing is sorted: the shuffle says which reviews come next, and these are looked at by their ids, so
 * a page costs what it shows, however many reviews there are.
 */
export function createShuffled(db: Kysely<ReviewTables>) {
  const largest = createRemembered<number>(1)
  const shuffleOf = async (seed: number): Promise<Shuffle> =>
    createShuffle(
      seed,
      await largest.recall('all', async () => {
        const { max } = await db
          .selectFrom('review')
          .select(({ fn }) => fn.max('id').as('max'))
          .executeTakeFirstOrThrow()
        return Number(max ?? 0)
      }),
    )

  async function matching(filters: Filters, ids: readonly number[]): Promise<Set<number>> {
    const { rows } = await sql<{ id: number }>`select review.id ${readAmong(db, isAmong(ids, engineOf(db)), filters)}`.execute(db)
    return new Set(matchingIds(rows))
  }

  return {
    shuffleOf,

    /** The next ids of a list that match, behind a review; fewer than were wanted only at its end. */
    next: async ({ filters, seed, behind, count }: Way): Promise<readonly number[]> => {
      const shuffle = await shuffleOf(seed)
      const { idAt, placeOf, places } = shuffle
      const found: number[] = []
      let place = behind === undefined ? 0 : placeOf(behind) + 1
      for (let part = firstPart(count, shuffle); place < places && found.length < count; part = Math.min(MOST, part * 2)) {
        await nextTurn()
        const ids = Array.from({ length: Math.min(part, places - place) }, (_, index) => idAt(place + index))
        const here = await matching(filters, ids)
        found.push(...ids.filter((id) => here.has(id)))
        place += ids.length
      }
      return found.slice(0, count)
    },

    forget: largest.forget,
  }
}
