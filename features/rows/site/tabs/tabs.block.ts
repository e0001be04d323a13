import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { foldingItems } from '../../folding'

/** Panels of which one is seen; on narrow screens an accordion (T22). `#slug` of an address shows its panel (T07). */
export const block = defineBlock({
  name: 'tabs',
  props: v.object({
    items: foldingItems,
    layout: v.optional(v.picklist(['across', 'side']), 'across'),
    /** The slug of the one that is seen first; the first one if there is none of this name. */
    open: v.optional(v.string(), ''),
    label: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''),
  }),
  budget: 600,
})
