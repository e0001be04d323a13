import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import * as v from 'valibot'
import { type Badge, badgeShape, type Float, floatShape } from '../../badge'
import { given } from '../../given'
import { messages } from '../../messages'
import type { ReviewsStore } from '../../server/store/reviews.store'
import type { WidgetsStore } from '../../server/widgets/widgets.store'
import { summaryOf } from '../../tally'
import { getBadge } from '../wire'
import type { ReviewsOf } from './reviews-of'

type Needs = { readonly store: ReviewsStore; readonly widgets: WidgetsStore; readonly reviewsOf: ReviewsOf }

/** Reviews that a slide-out, a pop-up or a box of reviews opens with. */
const SOME = 6

/** A badge or a floating box with what it shows first. */
export const getBadgeRoute = ({ store, widgets, reviewsOf }: Needs) =>
  answer(getBadge)
    .allow(anyone)
    .costing(() => 'page')
    .with(async ({ badge: inlineBadge, float: inlineFloat, id, kind, otherwise }) => {
      const box = kind === 'float' ? (id ? await widgets.settings('float', id) : (inlineFloat ?? v.parse(floatShape, {}))) : null
      const sign = kind === 'float' ? box?.badge : id ? await widgets.settings('badge', id) : (inlineBadge ?? v.parse(badgeShape, {}))
      if (!sign || box === undefined) throw new Refusal('widget-gone', messages.widgetGone, { status: 404, field: 'id' })
      const badge = { ...sign, ...given(otherwise.badge ?? {}) }
      const float = box && { ...box, ...given(otherwise.float ?? {}), badge }
      const count = shownAtFirst(badge, float)
      const template = float && float.content !== 'badge' ? float.template : badge.template
      const reviews = count ? await reviewsOf(template ?? 0, { count }) : []
      return { id, badge, float, summary: summaryOf(await store.tally()), reviews }
    })

function shownAtFirst({ onPress }: Badge, float: Float | null): number {
  if (float?.content === 'pop') return 1
  if (float?.content === 'reviews') return SOME
  return onPress === 'slideout' || onPress === 'popup' ? SOME : 0
}
