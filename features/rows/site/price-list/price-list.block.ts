import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { level, words } from '../../fields'

const item = v.object({
  name: words(120),
  text: v.optional(text(300), ''),
  /** As it is to be read: `$98`, `from 45`, `by quote`. Empty: it has no price, and stands there without one. */
  price: v.optional(v.pipe(text(60), v.trim()), ''),
})

const group = v.object({
  /** Empty: none. */
  title: v.optional(v.pipe(text(120), v.trim()), ''),
  items: v.pipe(v.array(item), v.minLength(1), v.maxLength(100)),
})

/** What things cost, in groups: prices of services, or a menu. Without any price there is nothing to show. */
export const block = defineBlock({
  name: 'price-list',
  props: v.object({ groups: v.pipe(v.array(group), v.minLength(1), v.maxLength(30)), level }),
  isEmpty: ({ groups }) => groups.every(({ items }) => items.every(({ price }) => !price)),
})

export type PriceGroup = v.InferOutput<typeof group>
