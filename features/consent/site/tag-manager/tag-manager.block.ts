import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { tagManagerId } from '../../tag-manager'

/** Loads the owner's tag manager for visitors who allowed statistics, and for nobody else (decisions, §6). */
export const block = defineBlock({
  name: 'tag-manager',
  budget: 700,
  props: v.object({ id: tagManagerId }),
})
