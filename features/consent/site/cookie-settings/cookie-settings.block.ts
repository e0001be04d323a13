import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'

/** The way back to the question, at the foot of every page. */
export const block = defineBlock({ name: 'cookie-settings', props: v.object({}) })
