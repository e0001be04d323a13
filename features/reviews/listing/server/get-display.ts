import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import * as v from 'valibot'
import { displayShape } from '../../display'
import { messages } from '../../messages'
import type { ReviewsStore } from '../../server/store/reviews.store'
import { summaryOf } from '../../tally'
import { displayedAs } from '../otherwise'
import { loadMoreReviews } from '../wire'
import { getDisplay } from '../wire.display'
import type { Choices } from './choices'
import type { Displays } from './displays'
import type { Listing } from './listing'

type Needs = { readonly store: ReviewsStore; readonly displays: Displays; readonly list: Listing; readonly choicesOf: Choices }

const usual = v.parse(displayShape, {})

/** A display with its first rows; a template that is gone leaves a refusal instead of a list that shows everything. */
export const getDisplayRoute = ({ store, displays, list, choicesOf }: Needs) =>
  answer(getDisplay)
    .allow(anyone)
    .costing(({ search }) => (search ? 'search' : 'page'))
    .with(async ({ template, display: inline, page, place, otherwise, ...chosen }) => {
      const found = template ? await displays.stored(template) : (inline ?? usual)
      if (!found) throw new Refusal('display-gone', messages.displayGone, { status: 404, field: 'template' })
      const display = displayedAs(found, otherwise)
      const request = v.parse(loadMoreReviews.request, {
        typed: 'yes',
        perrow: display.perRow,
        nrows: display.rows,
        callnum: page - 1,
        // A number counts from the top, whatever stands elsewhere.
        clickedpnum: place.without && page === 1 ? '' : page,
        notinstring: place.without,
        cpostid: place.post || chosen.post,
        shortcodepageid: place.pages,
        shortcodelang: place.languages,
        shortcodetag: chosen.tag || place.tags,
        textsearch: chosen.search,
        textsort: chosen.sort,
        textrating: chosen.stars,
        textsource: chosen.source,
        textlang: chosen.language,
        textrtype: chosen.type,
      })
      const [rows, buckets, totalPublished] = await Promise.all([
        list(request, display),
        store.tally(),
        store.visibleTotal({ status: 'published' }),
      ])
      const revid = template ? String(template) : displays.revidOf(display)
      return {
        template,
        revid,
        display,
        list: rows,
        summary: summaryOf(buckets),
        choices: await choicesOf(display, buckets),
        totalPublished,
      }
    })
