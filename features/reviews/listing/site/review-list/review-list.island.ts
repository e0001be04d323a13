import { ask, defineIsland, type PageAddress } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import { starMessages } from '@frontage/parts/messages'
import * as v from 'valibot'
import { displayShape } from '../../../display'
import { listPlaceShape } from '../../../list-place'
import { coloursOf } from '../../colours'
import { cardMessages, dialogMessages } from '../../messages.card'
import { listMessages } from '../../messages.list'
import { newsMessages, pagesMessages } from '../../messages.pages'
import { hasNothingYet } from '../../nothing-yet'
import { askedOf } from '../../old-attributes'
import { otherwiseShape } from '../../otherwise'
import { type DisplayAnswer, getDisplay } from '../../wire.display'

const props = v.object({
  /** The number of a stored template; 0: what stands here. */
  template: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  display: v.optional(displayShape, {}),
  /** Where all reviews can be read, for a display that leaves some out. */
  allAt: v.optional(text(300), '/reviews'),
  place: v.optional(listPlaceShape, {}),
  otherwise: v.optional(otherwiseShape, {}),
  /** Another server holds the reviews, and the page that shows the list asks it for them. */
  isElsewhere: v.optional(v.boolean(), false),
  /** For a display that slides: its properties as the JSON data attribute has them (R05). */
  slideprops: v.optional(text(4000), ''),
})

/** Page one and everything after it share one way; without JavaScript pages are links and the bar is a form. */
export const island = defineIsland({
  name: 'review-list',
  props,
  first: ({ template, display, place, otherwise }, { path, page, query: { q, sort, stars, source, lang, type, tag } }: PageAddress) =>
    ask(getDisplay, { template, display, page, search: q, sort, stars, source, language: lang, type, tag, post: path, place, otherwise }),
  // An endless list goes on by itself, and what another server holds has to be asked for.
  wake: ({ isElsewhere }, { display, list }: DisplayAnswer) =>
    isElsewhere || (display.more === 'endless' && !list.hideldbtn) ? 'visible' : 'interaction',
  stored: (template, said) => ({ template, ...askedOf(said), isElsewhere: Boolean(said.server) }),
  instead: ({ display: { layout } }: DisplayAnswer) => (layout === 'slider' || layout === 'carousel' ? 'review-slider' : undefined),
  isEmpty: (_props, first: DisplayAnswer, address) => hasNothingYet(first, address),
  sheet: (_props, first: DisplayAnswer, scope) => coloursOf(first.display.style, scope),
  lean: (first: DisplayAnswer) => ({
    template: first.template,
    revid: first.revid,
    display: first.display,
    list: { ...first.list, innerhtml: '', reviews: undefined },
  }),
  texts: [starMessages, listMessages, newsMessages, pagesMessages, cardMessages, dialogMessages],
  budget: 4_096,
})
