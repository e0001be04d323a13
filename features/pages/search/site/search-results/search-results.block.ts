import { ask, defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { searchSite } from '../../wire'

/** What was found on the whole site for the words in the address, with the field to look for others. */
export const block = defineBlock({
  name: 'search-results',
  props: v.object({
    /** Words to look for where the address has none. */
    words: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  }),
  first: ({ words }, { query }) => ask(searchSite, { s: query.s ?? words }),
})
