import type { Feature, Tools } from '@frontage/kit/feature.server'
import { createThrottle } from '@frontage/kit/storage/throttle.server'
import { getBadgeRoute } from '../displays/server/get-badge'
import { getFloatRoute } from '../displays/server/get-float'
import { createChoices } from '../listing/server/choices'
import { createDisplays } from '../listing/server/displays'
import { getDisplayRoute } from '../listing/server/get-display'
import { getReviewSummaryRoute } from '../listing/server/get-review-summary'
import { createListing } from '../listing/server/listing'
import { loadMoreReviewsRoute } from '../listing/server/load-more-reviews'
import { createPageNames } from '../listing/server/page-names.store'
import { getReviewPolicyRoute } from '../moderation/server/get-review-policy'
import { checkSubmissionRoute } from '../submission/server/check-submission'
import { getReviewFormRoute } from '../submission/server/get-review-form'
import { createKeepSubmission } from '../submission/server/keep-submission'
import { mountPlainForm } from '../submission/server/plain-form'
import { createReviewPictures, mountReviewPictures } from '../submission/server/review-pictures'
import { saveReviewRoute } from '../submission/server/save-review'
import { createSubmissionsStore } from '../submission/server/submissions.store'
import { createSubmit } from '../submission/server/submit'
import { mountVisitorAddress } from '../submission/server/visitor-address'
import type { Cursors } from './store/cursor'
import type { ReviewsStore } from './store/reviews.store'
import type { WidgetsStore } from './widgets/widgets.store'

type Shared = { readonly store: ReviewsStore; readonly cursors: Cursors; readonly widgets: WidgetsStore }

const DAY = 86_400_000

/** Everything that visitors ask for and send. */
export function createPublicRoutes(tools: Tools, { store, cursors, widgets }: Shared): Pick<Feature, 'routes' | 'mount' | 'start'> {
  const displays = createDisplays(widgets, tools.keys)
  // One shuffle a day: its pages neither overlap nor skip, and are the same for every visitor.
  const newSeed = () => Math.floor(tools.clock.now().getTime() / DAY)
  const list = createListing({ store, cursors, newSeed, publicUrl: tools.publicUrl })
  const choicesOf = createChoices(createPageNames(tools.db))
  const submissions = createSubmissionsStore(tools.db)
  const throttle = createThrottle(tools)
  const keep = createKeepSubmission({ ...tools, submissions, pictures: createReviewPictures(tools.files) })
  const submit = createSubmit({ ...tools, widgets, submissions, throttle, keep })

  return {
    routes: [
      loadMoreReviewsRoute(list, displays),
      getDisplayRoute({ store, displays, list, choicesOf }),
      getReviewFormRoute(widgets),
      getBadgeRoute({ store, widgets, displays, list }),
      getFloatRoute(widgets, displays, list),
      getReviewSummaryRoute(store),
      getReviewPolicyRoute(store),
      saveReviewRoute(submit),
      checkSubmissionRoute(tools.keys, submissions, throttle),
    ],
    mount: (server, redraw, signedIn) => {
      mountReviewPictures(tools.files)(server, redraw, signedIn)
      mountVisitorAddress()(server, redraw, signedIn)
      mountPlainForm(tools, widgets, submit)(server, redraw, signedIn)
    },
    start: throttle.sweep,
  }
}
