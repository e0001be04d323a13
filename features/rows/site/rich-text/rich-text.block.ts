import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { html } from '../../fields'

/** What an owner wrote: paragraphs, lists, headings, links. */
export const block = defineBlock({
  name: 'rich-text',
  props: v.object({ html, columns: v.optional(v.picklist([1, 2]), 1) }),
  pastedIn: 'html',
})
