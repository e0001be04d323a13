import { ask, defineIsland } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { badgeOtherwiseShape, badgeShape } from '../../../badge'
import { badgeMessages } from '../../messages.badge'
import { badgeAskedOf } from '../../old-attributes'
import { type BadgeAnswer, getBadge } from '../../wire'

/** The average in a small sign. Slide-outs and links work before it wakes. */
export const island = defineIsland({
  name: 'review-badge',
  props: v.object({
    /** The number of a stored badge; 0: the one that is written here. */
    id: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    badge: v.optional(badgeShape),
    otherwise: v.optional(badgeOtherwiseShape, {}),
  }),
  first: ({ id, badge, otherwise }) => ask(getBadge, { id, badge, kind: 'badge', otherwise }),
  isEmpty: (_props, { summary }: BadgeAnswer) => summary.average === null,
  stored: (id, said) => ({ id, otherwise: badgeAskedOf(said) }),
  wake: 'interaction',
  lean: ({ badge }: BadgeAnswer) => ({ badge }),
  texts: [badgeMessages],
  budget: 3_800,
})
