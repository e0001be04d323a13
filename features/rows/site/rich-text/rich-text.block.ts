import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { html } from '../../fields'

/** Characters of a lead; more than that is read for its own sake. */
const LONGEST_LEAD = 300

/** Whether it says nothing, and draws no line and no picture either. */
const isBlank = (html: string): boolean =>
  !/<(?:img|hr)\b/i.test(html) && html.replaceAll(/<[^<>]*>/g, '').replaceAll(/&nbsp;|\s/g, '') === ''

/** What an owner wrote: paragraphs, lists, headings, links. */
export const block = defineBlock({
  name: 'rich-text',
  props: v.object({ html, columns: v.optional(v.picklist([1, 2]), 1) }),
  pastedIn: 'html',
  isEmpty: ({ html }) => isBlank(html),
  introduces: ({ html }) => !isBlank(html) && html.length <= LONGEST_LEAD && !/<(?:a|ul|ol|table|img)\b/i.test(html),
})
