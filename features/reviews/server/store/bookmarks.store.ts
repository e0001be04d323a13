import { createRemembered } from '@frontage/kit/remembered.server'
import { nextTurn } from '@frontage/kit/turns.server'
import type { Kysely } from 'kysely'
import { createShuffled, type Shuffled } from '../random/shuffled.store'
import type { Cursor, Filters, Order } from './reviews.query'
import type { ReviewTables } from './reviews.tables'
import type { Sizes } from './sizes'
import { cursorsAlong } from './walk.query'

/** Bookmarks that are set before others get their turn: where few reviews match, each takes a good many milliseconds in SQLite. */
const IN_A_TURN = 2

/** Bookmarks that are set already, and the way that somebody is walking just now. */
type Trail = { readonly marks: Cursor[]; walk: Promise<void> }

/** Only a shuffle has a seed that matters; every other order is one list, whoever asks for it. */
const nameOf = (filters: Filters, { sort, seed }: Order): string => JSON.stringify([filters, sort, sort === 'random' ? seed : 0])

/** Along a list that a search narrows there may be fifty reviews to be read for each that matches. */
const SEARCHED = 10
/** Along a list in random order each review is looked up by its id: so many are one query. */
const SHUFFLED = 500

export type Bookmarks = ReturnType<typeof createBookmarks>

/**
 * Finds the review before the n-th one of a list. The database would walk there at every call; here the way is
 * walked once, bookmarks stay along it, and after that page 5,000 costs what page 1 costs.
 */
export function createBookmarks(db: Kysely<ReviewTables>, { stride }: Pick<Sizes, 'stride'>, shuffled: Shuffled = createShuffled(db)) {
  const trails = createRemembered<Trail>(100)

  async function shuffledStep(filters: Filters, seed: number, from: Cursor | undefined, count: number): Promise<Cursor | undefined> {
    const ids = await shuffled.next({ filters, seed, behind: from?.id, count })
    const id = ids[count - 1]
    return id === undefined ? undefined : { id, value: (await shuffled.shuffleOf(seed)).placeOf(id) }
  }

  async function step(filters: Filters, { sort, seed }: Order, from: Cursor | undefined, count: number): Promise<Cursor | undefined> {
    if (sort === 'random') return shuffledStep(filters, seed, from, count)
    return cursorsAlong(db, { filters, sort, from, count })
      .offset(count - 1)
      .executeTakeFirst()
  }

  const strideOf = ({ search }: Filters, { sort }: Order): number => {
    const usual = sort === 'random' ? Math.min(stride, SHUFFLED) : stride
    return search ? Math.ceil(usual / SEARCHED) : usual
  }

  async function walkTo(whole: number, marks: Cursor[], filters: Filters, order: Order): Promise<void> {
    for (let place = marks.length; place < whole; place++) {
      if (place % IN_A_TURN === 0) await nextTurn()
      const next = await step(filters, order, marks[place - 1], strideOf(filters, order))
      if (!next) return
      marks[place] = next
    }
  }

  return {
    /** The cursor behind the first `offset` reviews; undefined at the start of the list and beyond its end. */
    cursorAt: async (filters: Filters, order: Order, offset: number): Promise<Cursor | undefined> => {
      if (offset < 1) return undefined
      const trail = await trails.recall(nameOf(filters, order), async () => ({ marks: [], walk: Promise.resolve() }))
      const whole = Math.floor(offset / strideOf(filters, order))
      const rest = offset % strideOf(filters, order)
      // One walks at a time, and the others find its bookmarks.
      const walk = trail.walk.then(() => walkTo(whole, trail.marks, filters, order))
      trail.walk = walk.catch(() => {})
      await walk
      const near = whole ? trail.marks[whole - 1] : undefined
      if (whole && !near) return undefined
      return rest ? step(filters, order, near, rest) : near
    },
    forget: trails.forget,
  }
}
