import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import * as v from 'valibot'
import { type Badge, badgeShape, type Float, floatShape } from '../../badge'
import { given } from '../../listing/otherwise'
import type { Displays } from '../../listing/server/displays'
import type { Listing } from '../../listing/server/listing'
import { loadMoreReviews } from '../../listing/wire'
import { getBadge } from '../../listing/wire.display'
import { messages } from '../../messages'
import type { ReviewsStore } from '../../server/store/reviews.store'
import type { WidgetsStore } from '../../server/widgets/widgets.store'
import { summaryOf } from '../../tally'

type Needs = { readonly store: ReviewsStore; readonly widgets: WidgetsStore; readonly displays: Displays; readonly list: Listing }

/** Reviews that a slide-out, a pop-up or a box of reviews opens with. */
const SOME = 6

/** A badge or a floating box with what it shows first. */
export const getBadgeRoute = ({ store, widgets, displays, list }: Needs) =>
  answer(getBadge)
    .allow(anyone)
    .with(async ({ badge: inlineBadge, float: inlineFloat, id, kind, otherwise }) => {
      const box = kind === 'float' ? (id ? await widgets.settings('float', id) : (inlineFloat ?? v.parse(floatShape, {}))) : null
      const sign = kind === 'float' ? box?.badge : id ? await widgets.settings('badge', id) : (inlineBadge ?? v.parse(badgeShape, {}))
      if (!sign || box === undefined) throw new Refusal('widget-gone', messages.widgetGone, { status: 404, field: 'id' })
      const badge = { ...sign, ...given(otherwise.badge ?? {}) }
      const float = box && { ...box, ...given(otherwise.float ?? {}), badge }
      const count = shownAtFirst(badge, float)
      const template = float && float.content !== 'badge' ? float.template : badge.template
      const request = v.parse(loadMoreReviews.request, { typed: 'yes', perrow: count || 1, nrows: 1, callnum: 0 })
      const display = template ? await displays.stored(template) : undefined
      const { reviews = [] } = count ? await list(request, display) : {}
      return { id, badge, float, summary: summaryOf(await store.tally()), reviews }
    })

function shownAtFirst({ onPress }: Badge, float: Float | null): number {
  if (float?.content === 'pop') return 1
  if (float?.content === 'reviews') return SOME
  return onPress === 'slideout' || onPress === 'popup' ? SOME : 0
}
