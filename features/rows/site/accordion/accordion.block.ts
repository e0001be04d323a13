import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { level } from '../../fields'
import { foldingItems } from '../../folding'

/** Titles that open what lies below them (T22). The browser does it all: also by an address (T07), and when it finds a word. */
export const block = defineBlock({
  name: 'accordion',
  props: v.object({
    items: foldingItems,
    /** Opening one closes the others. */
    collapse: v.optional(v.boolean(), true),
    /** Whether the first one is open to begin with. */
    open: v.optional(v.picklist(['none', 'first']), 'none'),
    sign: v.optional(v.picklist(['plus', 'arrow']), 'plus'),
    level,
  }),
})
