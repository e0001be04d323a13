import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { picture, words } from '../../fields'

/** A place, and its map after a press. */
export const block = defineBlock({
  name: 'map',
  props: v.object({
    title: words(120),
    /** What the map is asked for: an address, or coordinates. */
    place: words(300),
    poster: v.optional(picture),
  }),
  frames: true,
  budget: 700,
})
