import { createRemembered } from '@frontage/kit/remembered.server'
import { nextTurn } from '@frontage/kit/turns.server'
import type { Kysely } from 'kysely'
import { type Cursor, type Filters, isBehind, matches, type Order, orderOf } from './reviews.query'
import type { ReviewTables } from './reviews.tables'
import { createShuffled, type Shuffled } from './shuffled.store'

/** Reviews between two bookmarks. */
const STRIDE = 500

/** Only a shuffle has a seed that matters; every other order is one list, whoever asks for it. */
const nameOf = (filters: Filters, { sort, seed }: Order): string => JSON.stringify([filters, sort, sort === 'random' ? seed : 0])

export type Bookmarks = ReturnType<typeof createBookmarks>

/**
 * Finds the review before the n-th one of a list. The database would walk there at every call; here the way is
 * walked once, bookmarks stay along it, and after that page 5,000 costs what page 1 costs.
 */
export function createBookmarks(db: Kysely<ReviewTables>, shuffled: Shuffled = createShuffled(db)) {
  const trails = createRemembered<Cursor[]>(100)

  async function shuffledStep(filters: Filters, seed: number, from: Cursor | undefined, count: number): Promise<Cursor | undefined> {
    const ids = await shuffled.next({ filters, seed, behind: from?.id, count })
    const id = ids[count - 1]
    return id === undefined ? undefined : { id, value: (await shuffled.shuffleOf(seed)).placeOf(id) }
  }

  async function step(filters: Filters, { sort, seed }: Order, from: Cursor | undefined, count: number): Promise<Cursor | undefined> {
    if (sort === 'random') return shuffledStep(filters, seed, from, count)
    await nextTurn()
    const { key, way } = orderOf(sort)
    let query = db.selectFrom('review').select('review.id').select(key.as('value')).where(matches(filters))
    if (from) query = query.where(isBehind(sort, from))
    return query
      .orderBy(key, way)
      .orderBy('review.id', way)
      .offset(count - 1)
      .limit(1)
      .executeTakeFirst()
  }

  return {
    /** The cursor behind the first `offset` reviews; undefined at the start of the list and beyond its end. */
    cursorAt: async (filters: Filters, order: Order, offset: number): Promise<Cursor | undefined> => {
      if (offset < 1) return undefined
      const trail = await trails.recall(nameOf(filters, order), async () => [])
      const whole = Math.floor(offset / STRIDE)
      // Others may walk the same trail at the same time: each bookmark has its place, whoever sets it.
      for (let place = trail.length; place < whole; place++) {
        const next = await step(filters, order, trail[place - 1], STRIDE)
        if (!next) return undefined
        trail[place] = next
      }
      const near = whole ? trail[whole - 1] : undefined
      return offset % STRIDE ? step(filters, order, near, offset % STRIDE) : near
    },
    forget: trails.forget,
  }
}
