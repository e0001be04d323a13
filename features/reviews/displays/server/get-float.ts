import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import type { Displays } from '../../listing/server/displays'
import type { Listing } from '../../listing/server/listing'
import { loadMoreReviews } from '../../listing/wire'
import type { WidgetsStore } from '../../server/widgets/widgets.store'
import { getFloat } from '../../submission/wire'
import { BriefReview } from '../site/pieces/badge/brief-review.view'

/** Pages read it as "there is no further review": it is shorter than a hundred characters (§9). */
const NOTHING = '<div class="wprev_pop_contain"></div>'

/** Reviews, §7.4: the review at this place of the floating box's list, drawn (facts, §3.5). */
export const getFloatRoute = (widgets: WidgetsStore, displays: Displays, list: Listing) =>
  answer(getFloat)
    .allow(anyone)
    .with(async ({ fid, wtfid, startoffset }) => {
      const id = Number(/(\d{1,15})$/.exec(wtfid)?.[1] ?? 0)
      const float = await widgets.settings('float', id)
      const display = await displays.stored(float ? (float.template ?? 0) : fid)
      const request = v.parse(loadMoreReviews.request, { typed: 'yes', perrow: 1, nrows: 1, clickedpnum: startoffset + 1 })
      const { reviews: [review] = [] } = await list(request, display)
      if (!review) return NOTHING
      const card = createElement(BriefReview, { review })
      const box = createElement('div', { className: 'wprevpro wprev-no-slider' }, card)
      const marks = { 'data-formid': fid, 'data-wtfloatid': id, 'data-startoffset': startoffset }
      const outer = createElement('div', { className: 'wprevpro_outerrevdivpop', ...marks }, box)
      return renderToStaticMarkup(createElement('div', { className: 'wprev_pop_contain' }, outer))
    })
