import type { Feature, Tools } from '@frontage/kit/feature.server'
import { createThrottle } from '@frontage/kit/storage/throttle.server'
import type { WidgetsStore } from '../../server/widgets/widgets.store'
import { checkSubmissionRoute } from './check-submission'
import { getReviewFormRoute } from './get-review-form'
import { createKeepSubmission } from './keep-submission'
import { mountPlainForm } from './plain-form'
import { createReviewPictures, mountReviewPictures } from './review-pictures'
import { saveReviewRoute } from './save-review'
import { createSubmissionsStore } from './submissions.store'
import { createSubmit } from './submit'
import { mountVisitorAddress } from './visitor-address'

/** Forms for reviews, and everything that visitors send through them. */
export function createSubmissions(
  tools: Tools,
  widgets: WidgetsStore,
): Pick<Feature, 'mount' | 'start' | 'sweep'> & Required<Pick<Feature, 'routes'>> {
  const submissions = createSubmissionsStore(tools.db)
  const throttle = createThrottle(tools)
  const keep = createKeepSubmission({ ...tools, submissions, pictures: createReviewPictures(tools.files) })
  const submit = createSubmit({ ...tools, widgets, submissions, throttle, keep })

  return {
    routes: [getReviewFormRoute(widgets), saveReviewRoute(submit, widgets), checkSubmissionRoute(tools.keys, submissions, throttle)],
    mount: (server, redraw, signedIn) => {
      mountReviewPictures(tools.files)(server, redraw, signedIn)
      mountVisitorAddress()(server, redraw, signedIn)
      mountPlainForm(tools, widgets, submit)(server, redraw, signedIn)
    },
    start: throttle.sweep,
    sweep: throttle.sweep,
  }
}
