import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { picture } from '../../fields'

/** A picture behind a row that moves slower than the page (T15): at 1/speed of it. Stands in `behind`. */
export const block = defineBlock({
  name: 'parallax',
  props: v.object({
    picture,
    /** For windows up to 992 pixels, and up to 768; a missing one is the larger one. */
    medium: v.optional(picture),
    small: v.optional(picture),
    /** 2 is fast, 5 is medium, 8 is slow. */
    speed: v.optional(v.picklist([2, 5, 8]), 5),
    /** Pixels that the picture stands higher. */
    offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-2000), v.maxValue(2000)), 0),
  }),
  budget: 500,
})
