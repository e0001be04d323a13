import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { WidgetsStore } from '../../server/widgets/widgets.store'
import { BriefReview } from '../site/pieces/badge/brief-review.view'
import { getFloat } from '../wire.legacy'
import type { ReviewsOf } from './reviews-of'

/** Pages read it as "there is no further review": it is shorter than a hundred characters (§9). */
const NOTHING = '<div class="wprev_pop_contain"></div>'

/** Reviews, §7.4: the review at this place of the floating box's list, drawn (facts, §3.5). */
export const getFloatRoute = (widgets: WidgetsStore, reviewsOf: ReviewsOf) =>
  answer(getFloat)
    .allow(anyone)
    .costing(() => 'page')
    .with(async ({ fid, wtfid, startoffset }) => {
      const id = Number(/(\d{1,15})$/.exec(wtfid)?.[1] ?? 0)
      const float = await widgets.settings('float', id)
      const [review] = await reviewsOf(float ? (float.template ?? 0) : fid, { count: 1, page: startoffset + 1 })
      if (!review) return NOTHING
      const card = createElement(BriefReview, { review })
      const box = createElement('div', { className: 'wprevpro wprev-no-slider' }, card)
      const marks = { 'data-formid': fid, 'data-wtfloatid': id, 'data-startoffset': startoffset }
      const outer = createElement('div', { className: 'wprevpro_outerrevdivpop', ...marks }, box)
      return renderToStaticMarkup(createElement('div', { className: 'wprev_pop_contain' }, outer))
    })
