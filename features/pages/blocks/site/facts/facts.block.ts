import { defineBlock } from '@frontage/kit/island/island'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'
import { words } from '../../../fields'

/** Two or three facts in a line, each with a word of explanation. */
export const block = defineBlock({
  name: 'facts',
  props: v.object({
    facts: v.pipe(v.array(v.object({ title: words(60), text: words(120), href: v.optional(href) })), v.minLength(1), v.maxLength(4)),
  }),
})
