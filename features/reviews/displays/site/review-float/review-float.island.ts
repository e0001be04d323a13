import { ask, defineIsland } from '@frontage/kit/island/island'
import { starMessages } from '@frontage/parts/messages'
import * as v from 'valibot'
import { badgeOtherwiseShape, floatShape } from '../../../badge'
import { waitOf } from '../../float-wait'
import { badgeMessages } from '../../messages.badge'
import { floatMessages } from '../../messages.float'
import { floatAskedOf } from '../../old-attributes'
import { type BadgeAnswer, getBadge } from '../../wire'

/** A box that floats above the page. Until it comes in it is not there, so nothing moves. */
export const island = defineIsland({
  name: 'review-float',
  props: v.object({
    /** The number of a stored box; 0: the one that is written here. */
    id: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    float: v.optional(floatShape),
    otherwise: v.optional(badgeOtherwiseShape, {}),
  }),
  first: ({ id, float, otherwise }) => ask(getBadge, { id, float, kind: 'float', otherwise }),
  isEmpty: (_props, { summary }: BadgeAnswer) => summary.average === null,
  stored: (id, said) => ({ id, otherwise: floatAskedOf(said) }),
  wake: (_props, { float }: BadgeAnswer) => (float ? waitOf(float) : 'interaction'),
  texts: [starMessages, badgeMessages, floatMessages],
  budget: 3_072,
})
