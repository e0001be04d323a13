import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { actions, picture, words } from '../../../fields'

/** A picture that takes half of the page, words and buttons on the other half. Belongs into a bare row. */
export const block = defineBlock({
  name: 'call-to-action',
  props: v.object({
    title: words(120),
    /** One or more paragraphs. */
    text: v.optional(v.array(words(600)), []),
    actions,
    picture,
    side: v.optional(v.picklist(['start', 'end']), 'start'),
    plane: v.optional(v.picklist(['board', 'paper']), 'board'),
  }),
})
