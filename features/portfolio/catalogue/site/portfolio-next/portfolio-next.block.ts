import { ask, defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { getItem, type ItemWithNeighbours } from '../../../wire'

/** The way on from the page of an item: the next one in large, the one before it, and all of them. */
export const block = defineBlock({
  name: 'portfolio-next',
  props: v.object({ slug: text(200) }),
  first: ({ slug }) => ask(getItem, { slug }),
  isEmpty: (_props, { previous, next, hasOverview }: ItemWithNeighbours) => !previous && !next && !hasOverview,
})
