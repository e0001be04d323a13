import { ask, defineIsland } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import { starMessages } from '@frontage/parts/messages'
import * as v from 'valibot'
import { displayShape } from '../../../display'
import { listPlaceShape } from '../../../list-place'
import { coloursOf } from '../../colours'
import { cardMessages, dialogMessages } from '../../messages.card'
import { pagesMessages } from '../../messages.pages'
import { sliderMessages } from '../../messages.slider'
import { hasNothingYet } from '../../nothing-yet'
import { askedOf } from '../../old-attributes'
import { otherwiseShape } from '../../otherwise'
import { obeying } from '../../slide-props'
import { type DisplayAnswer, getDisplay } from '../../wire.display'

const props = v.object({
  /** The number of a stored template; 0: what stands here. */
  template: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  display: v.optional(displayShape, { layout: 'slider' }),
  /** Where all reviews can be read, for a display that leaves some out. */
  allAt: v.optional(text(300), '/reviews'),
  place: v.optional(listPlaceShape, {}),
  otherwise: v.optional(otherwiseShape, {}),
  /** Slider properties as the JSON data attribute has them; they go before those of the display (R05). */
  slideprops: v.optional(text(4000), ''),
})

/** Reviews side by side: `perRow` are seen at once, and `rows` times as many come at once. */
export const island = defineIsland({
  name: 'review-slider',
  props,
  first: ({ template, display, place, otherwise }, { path }) => ask(getDisplay, { template, display, post: path, place, otherwise }),
  wake: ({ slideprops }, { display }: DisplayAnswer) => (obeying(display, slideprops).display.slider.autoplay ? 'moving' : 'interaction'),
  stored: (template, said) => ({ template, ...askedOf(said) }),
  instead: ({ display: { layout } }: DisplayAnswer) => (layout === 'slider' || layout === 'carousel' ? undefined : 'review-list'),
  isEmpty: (_props, first: DisplayAnswer, address) => hasNothingYet(first, address),
  sheet: (_props, first: DisplayAnswer, scope) => coloursOf(first.display.style, scope),
  lean: (first: DisplayAnswer) => ({
    template: first.template,
    revid: first.revid,
    display: first.display,
    list: { ...first.list, innerhtml: '', reviews: undefined },
  }),
  texts: [starMessages, sliderMessages, pagesMessages, cardMessages, dialogMessages],
  budget: 14_000,
})
