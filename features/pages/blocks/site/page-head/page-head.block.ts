import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { words } from '../../../fields'

/** The heading of a page that has no hero. */
export const block = defineBlock({
  name: 'page-head',
  props: v.object({
    title: words(120),
    text: v.optional(text(400), ''),
    /** Where the text stands on wide screens. */
    layout: v.optional(v.picklist(['below', 'beside']), 'below'),
  }),
})
