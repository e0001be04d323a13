import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'

/**
 * What moves in when it is scrolled to (T16). Pages that have such rows or modules bring it by themselves, and it draws nothing;
 * with names of entrances it shows them, to choose among.
 */
export const block = defineBlock({
  name: 'scroll-in',
  props: v.object({ samples: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))), []) }),
  budget: 600,
})
