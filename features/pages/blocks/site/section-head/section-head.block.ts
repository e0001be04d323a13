import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { action, words } from '../../../fields'

/** The heading of a section. */
export const block = defineBlock({
  name: 'section-head',
  props: v.object({
    title: words(120),
    text: v.optional(text(400), ''),
    link: v.optional(action),
    /** `side` stands beside the work and stays in sight while it passes; `across` stands above it, its link at the far end. */
    layout: v.optional(v.picklist(['side', 'across']), 'across'),
  }),
  introduces: () => true,
})
