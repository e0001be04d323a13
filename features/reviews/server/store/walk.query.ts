import type { Kysely } from 'kysely'
import { type Cursor, type Filters, matches, orderOf, type Sorted, stretchesBehind } from './reviews.query'
import type { ReviewTables } from './reviews.tables'

type Walk = {
  readonly filters: Filters
  readonly sort: Sorted
  /** The review that it goes on behind; without it, it begins with the first. */
  readonly from?: Cursor | undefined
  readonly count: number
  /** Reviews that are passed over. */
  readonly without?: readonly number[]
}

/** A query of the next reviews of a list, at most `count` of them, along the index of its order and by their cursors alone. */
export function cursorsAlong(db: Kysely<ReviewTables>, { filters, sort, from, count, without = [] }: Walk) {
  const { key, way } = orderOf(sort)
  const all = db.selectFrom('review').select('review.id').select(key.as('value')).where(matches(filters))
  const wanted = without.length ? all.where('review.id', 'not in', [...without]) : all
  const inOrder = wanted.orderBy(key, way).orderBy('review.id', way).limit(count)
  const [tied, further] = (from ? stretchesBehind(sort, from) : []).map((stretch) => inOrder.where(stretch).as('part'))
  if (!tied || !further) return db.selectFrom(inOrder.as('part')).selectAll().limit(count)
  return db.selectFrom(tied).selectAll().unionAll(db.selectFrom(further).selectAll()).orderBy('value', way).orderBy('id', way).limit(count)
}
