import type { Tools } from '@frontage/kit/feature.server'
import type { Throttle } from '@frontage/kit/storage/throttle.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { ReviewForm } from '../../review-form'
import type { WidgetsStore } from '../../server/widgets/widgets.store'
import { MOST_A_DAY, SAME_WITHIN } from '../../spec'
import { openForm } from '../../standard-form'
import { submissionMessages as words } from '../messages.sent'
import type { Sent } from '../wire'
import type { SaveAnswer } from '../wire.answer'
import { InvalidReview, readForm } from './form-rules'
import type { KeepSubmission } from './keep-submission'
import { doubtAbout } from './spam-signal'
import { spokenForm } from './spoken-form'
import { marksOf } from './submission-keys'
import { AlreadyKept, type SubmissionKeys, type SubmissionsStore } from './submissions.store'
import { addressKept } from './visitor-address'

export type Submit = (sent: Sent, bucket: string) => Promise<SaveAnswer>

type Needs = Pick<Tools, 'clock' | 'keys'> & {
  readonly widgets: WidgetsStore
  readonly submissions: SubmissionsStore
  readonly throttle: Throttle
  readonly keep: KeepSubmission
}

const DAY = 86_400

const thanked = (form: ReviewForm): SaveAnswer => ({ error: 'no', successmsg: form.texts.success, dbmsg: '' })
export const failed = (dbmsg: string, field?: string): SaveAnswer => ({ error: 'yes', successmsg: '', dbmsg, ...(field && { field }) })

/** Reviews, §7.1: takes a review in, once, however often it is sent. A visitor's mistake is an answer that names its field. */
export const createSubmit =
  (needs: Needs): Submit =>
  async (sent, bucket) => {
    const kept = sent.wprevpro_fid ? await needs.widgets.settings('form', sent.wprevpro_fid) : openForm
    if (!kept) return failed(words.notSaved)
    const form = spokenForm(kept)
    try {
      return await takeIn(needs, form, sent, bucket)
    } catch (reason) {
      if (reason instanceof InvalidReview) return failed(reason.message, reason.field)
      throw reason
    }
  }

async function takeIn(needs: Needs, form: ReviewForm, sent: Sent, bucket: string): Promise<SaveAnswer> {
  const { clock, keys, throttle, submissions, keep } = needs
  const written = readForm(form, (name) => textOf(sent, name))
  const marks = marksOf({ keys, once: form.once, now: clock.now() }, sent, written)
  const answered = await known(needs, form, marks)
  if (answered) return answered
  const today = await throttle.count('submit', bucket, DAY)
  if (today > MOST_A_DAY) throw new Refusal('too-many', words.tooMany, { status: 429, retryAfter: 3600 })
  const doubt = doubtAbout(sent, today, clock.now())
  const address = addressKept(needs, form, sent, bucket)
  const keepOwn = async (): Promise<SaveAnswer | undefined> => {
    // A browser that uses its number for a second review, where that is allowed, has marked only the first one with it.
    const own = (await submissions.byUnbrid(marks.unbrid_key)) ? { ...marks, unbrid_key: null } : marks
    try {
      await keep({ form, sent, written, marks: own, doubt, address })
      return thanked(form)
    } catch (reason) {
      if (reason instanceof AlreadyKept) return known(needs, form, marks)
      throw reason
    }
  }
  // Another review may have taken the number in the meantime: then this one is kept without it.
  return (await keepOwn()) ?? (await keepOwn()) ?? failed(words.notSaved)
}

/** What was answered to the same submission, or why this one cannot be another. Undefined: it is new. */
async function known({ submissions, clock }: Needs, form: ReviewForm, marks: SubmissionKeys): Promise<SaveAnswer | undefined> {
  if (await submissions.byTicket(marks.ticket_key)) return thanked(form)
  if (await submissions.isRepeated(marks.content_key, new Date(clock.now().getTime() - SAME_WITHIN).toISOString())) return thanked(form)
  const before = await submissions.byUnbrid(marks.unbrid_key)
  if (before?.content_key === marks.content_key) return thanked(form)
  if (form.once && (before || (await submissions.byPerson(marks.once_key)))) return failed(form.texts.onceOnly)
  return undefined
}

const textOf = (sent: Sent, name: string): string => {
  const value = (sent as Readonly<Record<string, unknown>>)[`wprevpro_${name}`]
  return typeof value === 'string' ? value : ''
}
