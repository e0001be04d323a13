import { ask, defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { hoursMessages } from '../../messages.hours'
import { settingsIn } from '../../opening-marks'
import { nextChange } from '../../opening-view'
import { getOpeningHours, type OpeningAnswer } from '../../wire'

/** When the business is open, from its details. Pages that show it are drawn anew whenever it opens or closes. */
export const block = defineBlock({
  name: 'opening-hours',
  budget: 700,
  props: v.object({
    /** Empty: none. */
    title: v.optional(v.pipe(text(120), v.trim()), () => hoursMessages.title),
    level: v.optional(v.picklist(['h2', 'h3', 'h4']), 'h3'),
    /** Days that are open alike stand in one line. */
    group: v.optional(v.boolean(), true),
    /** Whether it is open now. */
    state: v.optional(v.boolean(), true),
    /** Short names of days, and lines that stand closer. */
    compact: v.optional(v.boolean(), false),
  }),
  first: () => ask(getOpeningHours, {}),
  stored: (_id, said) => settingsIn(said),
  isEmpty: (_props, { hours }: OpeningAnswer) => hours === null,
  until: (_props, first: OpeningAnswer) => nextChange(first),
})
