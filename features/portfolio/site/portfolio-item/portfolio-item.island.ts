import { ask, defineIsland } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { getItem } from '../../wire'

/** One item on its own page: its pictures, its words, and the items before and behind it. */
export const island = defineIsland({
  name: 'portfolio-item',
  props: v.object({ slug: text(200) }),
  first: ({ slug }) => ask(getItem, { slug }),
  wake: 'load',
  frames: true,
  budget: 6_000,
})
