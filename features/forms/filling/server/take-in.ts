import type { Tools } from '@frontage/kit/feature.server'
import { refusalOf } from '@frontage/kit/wire/failures.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { isHeldFor } from '../../entry'
import { messages } from '../../messages.checks'
import type { LetGo, Weigh } from '../../server/contracts'
import type { Earlier, EntriesStore } from '../../server/entries.store'
import type { KnownForm } from '../../server/forms.store'
import type { Outcome } from '../../server/outcome'
import { type FieldIssue, isRiddle, isUnaccepted, type Sent } from '../../server/sent-form'
import type { FormTickets, TicketState } from '../../server/tickets'
import { InvalidMessage } from './invalid-message'
import type { IssueCollector } from './issue-collector'
import { AlreadyTaken, type KeepEntry } from './keep-entry'
import type { MarksOf, MessageKeys } from './message-keys'

export type Visitor = {
  readonly bucket: string
  readonly agent: string
  readonly page: string
  /** Undefined where there is no script that could have fetched one, '' where the page never did. */
  readonly ticket: string | undefined
  readonly isSignedIn: () => Promise<boolean>
}

/** Takes a message in, once, however often it is sent. A visitor's mistake is an outcome that names its field. */
export type TakeIn = (known: KnownForm, sent: Sent, visitor: Visitor) => Promise<Outcome>

type Needs = Pick<Tools, 'log'> & {
  readonly marksOf: MarksOf
  readonly tickets: FormTickets
  readonly entries: EntriesStore
  readonly weigh: Weigh
  readonly mistakes: IssueCollector
  readonly keep: KeepEntry
  readonly letGo: LetGo
}

export const createTakeIn =
  (needs: Needs): TakeIn =>
  async (known, sent, visitor) => {
    const { form, id } = known
    if (form.subscribersOnly && !(await visitor.isSignedIn())) return { status: 'error', message: messages.subscribersOnly }
    const standing = standingOf(needs, id, visitor)
    const marks = await needs.marksOf(id, sent, visitor.ticket, standing)
    const before = await earlier(needs, marks, standing)
    if (before) return before.bodyKey === marks.bodyKey ? again(needs, known, sent, visitor, marks, before) : pressAgain(needs, id)
    const complaints = await needs.mistakes.find(known, sent)
    if (complaints.length) return failed(known, complaints)
    if (sent.fields.some((field) => isUnaccepted(field, sent)))
      return { status: 'acceptance_missing', message: form.texts.accept_terms, ticket: '' }
    if (standing.state !== 'good') return pressAgain(needs, id)
    return accept(needs, known, sent, visitor, marks)
  }

/** A page that never asked for a ticket is believed less, and not refused; one without a script could not ask. */
const standingOf = ({ tickets }: Needs, id: number, { ticket }: Visitor): TicketState =>
  ticket ? tickets.check(id, ticket) : { state: 'good', age: undefined }

/** What was answered to the same ticket; or to the same words of a page without one, while they wait in quarantine. */
async function earlier({ entries }: Needs, { ticketKey, bodyKey }: MessageKeys, { state }: TicketState): Promise<Earlier | undefined> {
  if (ticketKey) return entries.answerTo(ticketKey)
  const same = state === 'good' ? await entries.sameAs(bodyKey) : undefined
  return same && isWaiting(same) ? same : undefined
}

const isWaiting = ({ outcome }: Earlier): boolean => outcome.status === 'spam'

/** The same message gets the same answer; but a first doubt never decides for good: whoever presses again is looked at anew. */
async function again(needs: Needs, known: KnownForm, sent: Sent, visitor: Visitor, marks: MessageKeys, before: Earlier): Promise<Outcome> {
  if (!isWaiting(before)) return before.outcome
  const { doubts } = await needs.weigh(known, sent, { ...visitor, ...marks })
  if (isHeldFor(doubts)) return before.outcome
  const free = await needs.letGo(known, before.entry, doubts)
  return free ?? (await needs.entries.sameAs(marks.bodyKey))?.outcome ?? before.outcome
}

/** The ticket is too old, made up, of another form, or was used for something else: a fresh one comes along. */
const pressAgain = ({ tickets }: Needs, id: number): Outcome => ({
  status: 'stale_ticket',
  message: messages.pressAgain,
  ticket: tickets.issueAgain(id),
})

const failed = ({ form }: KnownForm, complaints: readonly FieldIssue[]): Outcome => ({
  status: 'validation_failed',
  message: form.texts.validation_error,
  complaints,
  ticket: '',
})

async function accept(needs: Needs, known: KnownForm, sent: Sent, visitor: Visitor, marks: MessageKeys): Promise<Outcome> {
  const { entries, keep, log, tickets } = needs
  const { form, id } = known
  const { ticketKey, bodyKey } = marks
  const repeated = await entries.sameAs(bodyKey)
  if (repeated) return again(needs, known, sent, visitor, marks, repeated)
  const { doubts, used } = await needs.weigh(known, sent, { ...visitor, ...marks })
  try {
    return await keep({ known, sent, doubts, page: visitor.page, ticketKey, bodyKey, used })
  } catch (reason) {
    if (reason instanceof AlreadyTaken) return (await entries.answerTo(ticketKey ?? bodyKey))?.outcome ?? usedUp(needs, known, sent)
    if (reason instanceof Refusal) throw reason
    if (reason instanceof InvalidMessage) return failed(known, reason.complaints)
    log.error({ err: reason, form: id }, 'a message could not be kept')
    // A full disk, a database that is away: another try makes sense, and the answer says when.
    if (refusalOf(reason).status === 503) throw reason
    return { status: 'mail_failed', message: form.texts.mail_sent_ng, ticket: tickets.issueAgain(id) }
  }
}

/** A question that was answered with another message is asked anew; anything else is sent with another press. */
function usedUp(needs: Needs, known: KnownForm, sent: Sent): Outcome {
  const { texts } = known.form
  const asked = sent.fields.filter(isRiddle)
  const wordsFor = (type: string): string => (type === 'quiz' ? texts.quiz_answer_not_correct : texts.captcha_not_match)
  if (!asked.length) return pressAgain(needs, known.id)
  return failed(
    known,
    asked.map(({ name, type }) => ({ field: name, message: wordsFor(type) })),
  )
}
