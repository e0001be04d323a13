import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'

/** What moves in when it is scrolled to (T16). Pages that have such rows or modules bring it by themselves; it draws nothing. */
export const block = defineBlock({ name: 'scroll-in', props: v.object({}), budget: 600 })
