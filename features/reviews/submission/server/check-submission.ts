import type { Throttle } from '@frontage/kit/storage/throttle.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { MOST_CHECKS_AN_HOUR } from '../../spec'
import { submissionMessages as words } from '../messages.sent'
import { checkSubmission } from '../wire'
import { unbridOf } from './carried-text'
import { unbridKey } from './submission-keys'
import type { SubmissionsStore } from './submissions.store'

const HOUR = 3600

/** Reviews, §7.3. An id that is none is looked up like any other, so that answers look and last the same. */
export const checkSubmissionRoute = (keys: readonly string[], submissions: SubmissionsStore, throttle: Throttle) =>
  answer(checkSubmission)
    .allow(anyone)
    .with(async ({ unbrid }, { bucket }) => {
      if (!(await throttle.isWithin(MOST_CHECKS_AN_HOUR, 'check', bucket, HOUR)))
        throw new Refusal('too-many', words.tooManyChecks, { status: 429, retryAfter: HOUR })
      const known = await submissions.byUnbrid(unbridKey(keys, unbridOf(unbrid) ?? ''))
      return known ? ('found' as const) : ('notfound' as const)
    })
