import { defineBlock } from '@frontage/kit/island/island'
import { integer, text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'
import { categories, earlyConsent } from '../../choice'

const asked = v.object({ name: v.picklist(categories), text: text(400) })

/** Asks whoever comes for the first time, and whoever opens it again at the foot of the page. It covers nothing that cannot be scrolled to. */
export const block = defineBlock({
  name: 'cookie-consent',
  budget: 1_200,
  props: v.object({
    title: text(80),
    text: text(500),
    more: v.optional(v.nullable(v.object({ label: text(60), href })), null),
    categories: v.array(asked),
    version: v.optional(v.pipe(integer, v.minValue(1)), 1),
    respectsSignals: v.optional(v.boolean(), true),
  }),
  early: ({ version, categories: used, respectsSignals }) =>
    earlyConsent(
      version,
      used.map(({ name }) => name),
      respectsSignals,
    ),
})
