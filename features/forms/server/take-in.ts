import type { Tools } from '@frontage/kit/feature.server'
import { hashOf } from '@frontage/kit/keyed-hash.server'
import { refusalOf } from '@frontage/kit/wire/failures.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages.checks'
import type { BotChecks } from './bot-checks'
import { type Complaint, isUnaccepted } from './check-sent'
import { doubtsAbout } from './doubts'
import type { EntriesStore } from './entries.store'
import type { KnownForm } from './forms.store'
import { AlreadyTaken, type KeepEntry } from './keep-entry'
import { Mistaken } from './mistaken'
import type { Mistakes } from './mistakes'
import type { Outcome } from './outcome'
import type { Sent } from './sent-form'
import type { FormTickets } from './tickets'
import type { VisitorLimits } from './visitor-limits'

export type Visitor = {
  readonly bucket: string
  readonly agent: string
  readonly page: string
  /** Undefined where there is no script that could have fetched one. */
  readonly ticket: string | undefined
  readonly isSignedIn: () => Promise<boolean>
}

/** Takes a message in, once, however often it is sent. A visitor's mistake is an outcome that names its field. */
export type TakeIn = (known: KnownForm, sent: Sent, visitor: Visitor) => Promise<Outcome>

type Needs = Pick<Tools, 'keys' | 'clock' | 'log'> & {
  readonly tickets: FormTickets
  readonly checks: BotChecks
  readonly entries: EntriesStore
  readonly limits: VisitorLimits
  readonly mistakes: Mistakes
  readonly keep: KeepEntry
}

export const createTakeIn =
  (needs: Needs): TakeIn =>
  async (known, sent, visitor) => {
    const { form, id } = known
    if (form.subscribersOnly && !(await visitor.isSignedIn())) return { status: 'error', message: messages.subscribersOnly }
    const marks = marksOf(needs, id, sent, visitor)
    const before = marks.ticketKey ? await needs.entries.answerTo(marks.ticketKey) : undefined
    if (before) return before.body_key === marks.bodyKey ? before.outcome : pressAgain(needs, id)
    const complaints = await needs.mistakes.find(known, sent)
    if (complaints.length) return failed(known, complaints, visitor)
    if (sent.fields.some((field) => isUnaccepted(field, sent)))
      return { status: 'acceptance_missing', message: form.texts.accept_terms, ticket: visitor.ticket ?? '' }
    const standing = visitor.ticket === undefined ? ({ state: 'good', age: undefined } as const) : needs.tickets.check(id, visitor.ticket)
    if (standing.state !== 'good') return pressAgain(needs, id)
    return accept(needs, known, sent, visitor, { ...marks, age: standing.age })
  }

type Marks = { readonly ticketKey: string | undefined; readonly bodyKey: string }

/** A ticket and a content as keyed hashes, which can be compared and not be read. */
function marksOf({ keys, tickets }: Needs, id: number, sent: Sent, { ticket }: Visitor): Marks {
  const parts = sent.fields.flatMap(({ name }) => {
    const files = sent.uploads(name).map((file) => `${file.name}:${file.size}`)
    return [name, ...sent.texts(name), ...files]
  })
  const isOurs = ticket && tickets.check(id, ticket).state === 'good'
  return {
    ticketKey: isOurs ? hashOf(keys, 'form-ticket', ticket) : undefined,
    bodyKey: hashOf(keys, 'form-body', String(id), ...parts),
  }
}

/** The ticket is missing, too old, of another form, or was used for something else: a fresh one comes along. */
const pressAgain = ({ tickets }: Needs, id: number): Outcome => ({
  status: 'stale_ticket',
  message: messages.pressAgain,
  ticket: tickets.issueAgain(id),
})

const failed = ({ form }: KnownForm, complaints: readonly Complaint[], { ticket }: Visitor): Outcome => ({
  status: 'validation_failed',
  message: form.texts.validation_error,
  complaints,
  ticket: ticket ?? '',
})

async function accept(
  needs: Needs,
  known: KnownForm,
  sent: Sent,
  visitor: Visitor,
  { ticketKey, bodyKey, age }: Marks & { readonly age: number | undefined },
): Promise<Outcome> {
  const { limits, checks, entries, keep, log } = needs
  const { form, id } = known
  await limits.count(id, visitor.bucket)
  const repeated = await entries.sameAs(bodyKey)
  if (repeated) return repeated
  const [isBusy, check] = await Promise.all([limits.isBusy(id, visitor.bucket), checks.verdict(known, sent)])
  const doubts = doubtsAbout(form, sent, { agent: visitor.agent, age, isBusy, check: check.state })
  try {
    return await keep({ known, sent, doubts, page: visitor.page, ticketKey, bodyKey, used: check.used })
  } catch (reason) {
    if (reason instanceof AlreadyTaken) return (ticketKey && (await entries.answerTo(ticketKey))?.outcome) || pressAgain(needs, id)
    if (reason instanceof Refusal) throw reason
    if (reason instanceof Mistaken) return failed(known, reason.complaints, visitor)
    log.error({ err: reason, form: id }, 'a message could not be kept')
    // A full disk, a database that is away: another try makes sense, and the answer says when.
    if (refusalOf(reason).status === 503) throw reason
    return { status: 'mail_failed', message: form.texts.mail_sent_ng, ticket: visitor.ticket ?? '' }
  }
}
