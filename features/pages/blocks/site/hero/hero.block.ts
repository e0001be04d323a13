import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { actions, picture, words } from '../../../fields'

/** The first thing seen: one big sentence, what to do next, and a picture from edge to edge. Belongs into a bare row. */
export const block = defineBlock({
  name: 'hero',
  props: v.object({
    title: words(120),
    text: words(400),
    actions,
    picture,
    /** Which part of the picture stays in sight when it is cut. */
    focus: v.optional(v.picklist(['start', 'middle', 'end']), 'middle'),
  }),
})
