import * as v from 'valibot'
import { cardShape, termShape } from './item'

const counted = v.object({
  /** Items when nothing of this group is chosen. */
  all: v.number(),
  /** By name; those that no item has are left out. `count` is what a click would show now, 0 included. */
  terms: v.array(v.object({ ...termShape.entries, count: v.number() })),
})

/** What `listItems` answers. It stands alone: a visitor's page checks it, and what is asked weighs more. */
export const itemListShape = v.object({
  items: v.array(cardShape),
  total: v.number(),
  categories: counted,
  others: counted,
  /** The words that were looked for instead, where none of what was typed is in any item; empty when it was taken as typed. */
  corrected: v.string(),
})
