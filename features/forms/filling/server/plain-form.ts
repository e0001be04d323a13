import { todayAt } from '@frontage/kit/clock'
import type { Feature, Redraw, SignedIn, Tools } from '@frontage/kit/feature.server'
import { bytesIn, fieldsOf } from '@frontage/kit/wire/body.server'
import { bucketToday } from '@frontage/kit/wire/bucket.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { ownPathOf, requireOwnPage } from '@frontage/kit/wire/same-origin.server'
import { withScheme } from '@frontage/rules/with-scheme'
import type { FormField } from '../../form'
import { messages } from '../../messages.checks'
import type { Riddles, VisitorFiles } from '../../server/contracts'
import type { KnownForm } from '../../server/forms.store'
import type { Outcome } from '../../server/outcome'
import { type FieldIssue, isUnaccepted, readSent, type Sent } from '../../server/sent-form'
import { spokenForm } from '../../server/spoken-form'
import type { Stores } from '../../server/stores'
import type { FormTickets } from '../../server/tickets'
import { captchaPaths } from '../captcha-path'
import type { PlainFirst } from '../plain'
import { sendFeedback } from '../wire.legacy'
import { shown } from './get-contact-form'
import type { IssueCollector } from './issue-collector'
import { type Moment, plainStateOf, stepOf } from './plain-state'
import { schemaOf } from './schema'
import type { TakeIn } from './take-in'

type Needs = Pick<Tools, 'keys' | 'clock' | 'publicUrl' | 'files' | 'countUploaded'> & {
  readonly stores: Pick<Stores, 'forms' | 'files'>
  readonly visitorFiles: VisitorFiles
  readonly tickets: FormTickets
  readonly riddles: Riddles
  readonly mistakes: IssueCollector
  readonly takeIn: TakeIn
  readonly signedIn: SignedIn
}

type Asking = Parameters<Redraw>[1]
type Reply = Parameters<Redraw>[2]
type Posted = { readonly known: KnownForm; readonly sent: Sent; readonly base: Pick<Moment, 'folder' | 'ticket' | 'page'> }
/** Where the visitor goes next: another page, or the form once more. */
type Next = { readonly to: string } | { readonly moment: Moment }

/**
 * POST /contact-form/<form>: the same form where there is no script. It is answered with 303 back to its page, at
 * `#contact-form-<form>-sent`; Next, Back and what has to be mended draw the page anew, with everything that was typed.
 */
export const mountPlainForm =
  (needs: Omit<Needs, 'signedIn'>): NonNullable<Feature['mount']> =>
  (server, redraw, signedIn) => {
    server.post('/contact-form/:form', async (request, reply) => {
      requireOwnPage(request, needs.publicUrl)
      const known = await findForm(needs, request)
      const spool = needs.files.incoming()
      try {
        const body = await fieldsOf(request, { ...sendFeedback.uploads!, spool })
        await needs.countUploaded(bucketToday(needs, request.ip), bytesIn(body))
        return await answer({ ...needs, signedIn }, request, reply, redraw, { known, body })
      } finally {
        await spool.clear()
      }
    })
  }

/** The form, before any of its files is read. */
async function findForm({ stores }: Pick<Needs, 'stores'>, request: Asking): Promise<KnownForm> {
  const { form: id } = request.params as { form: string }
  const kept = /^\d{1,15}$/.test(id) ? await stores.forms.find(Number(id)) : undefined
  if (!kept) throw new Refusal('form-gone', messages.formGone, { status: 404 })
  return { ...kept, form: spokenForm(kept.form) }
}

type Came = { readonly known: KnownForm; readonly body: Record<string, unknown> }

async function answer(needs: Needs, request: Asking, reply: Reply, redraw: Redraw, { known, body }: Came) {
  const page = ownPathOf(body.page ?? request.headers.referer, request, needs.publicUrl) ?? '/'
  const { posted, complaints } = await hold(needs, known, body, page)
  const next = await proceed(needs, posted, complaints, request)
  if ('to' in next) return reply.status(303).header('location', next.to).header('cache-control', 'no-store').send()
  const first = await firstOf(needs, posted, next.moment)
  const isIt = ({ block, props }: { block: string; props: Record<string, unknown> }): boolean =>
    block === 'contact-form' && Number(props.form) === known.id
  const status = next.moment.errors.length || next.moment.message ? 422 : 200
  const module = { block: 'contact-form', props: { form: known.id } }
  return redraw({ path: new URL(page, needs.publicUrl).pathname, module, isIt, first, status }, request, reply)
}

/** Files are taken first, whatever becomes of the rest. */
async function hold({ visitorFiles, tickets, riddles }: Needs, known: KnownForm, body: Record<string, unknown>, page: string) {
  const came = readSent(known.form, body)
  const folder = visitorFiles.folderFor(came.own('upload_folder'))
  const { paths, complaints } = await visitorFiles.hold(known, folder, came)
  const texts = came.fields.map(
    ({ name, type }) =>
      [name, [...mended(type, came.texts(name)), ...paths.filter(([field]) => field === name).map(([, path]) => path)]] as const,
  )
  const own = Object.entries(body).filter(([name]) => name.startsWith('_'))
  const sent = readSent(known.form, { ...Object.fromEntries(own), ...riddles.proofsFor(known.id, came), ...Object.fromEntries(texts) })
  const given = came.own('_frontage_ticket')
  const ticket = tickets.check(known.id, given).state === 'good' ? given : ''
  return { posted: { known, sent, base: { folder, ticket, page } } satisfies Posted, complaints }
}

/** What a script puts right while it is typed: an address without its scheme (F04). */
const mended = (type: FormField['type'], texts: readonly string[]): readonly string[] => (type === 'url' ? texts.map(withScheme) : texts)

async function proceed(needs: Needs, posted: Posted, complaints: readonly FieldIssue[], request: Asking): Promise<Next> {
  const { known, sent, base } = posted
  const { form } = known
  const here = Math.min(Number(/^\d{1,2}$/.exec(sent.own('_frontage_step'))?.[0] ?? 0), form.steps.length)
  const calm = { ...base, errors: [], message: '', status: '' }
  const wish = sent.own('_step')
  if (wish === 'back') return { moment: { ...calm, step: Math.max(0, here - 1) } }
  const failed = (errors: readonly FieldIssue[], step: number): Next => ({
    moment: { ...calm, errors, step, message: form.texts.validation_error, status: 'validation_failed' },
  })
  if (complaints.length) return failed(complaints, stepOf(form, complaints, here))
  if (wish === 'next') {
    const errors = await errorsOf(needs, known, sent, here)
    return errors.length ? failed(errors, here) : { moment: { ...calm, step: Math.min(here + 1, form.steps.length) } }
  }
  const bucket = bucketToday(needs, request.ip)
  const isSignedIn = async (): Promise<boolean> => (await needs.signedIn(request)).role !== 'visitor'
  const visitor = { bucket, agent: request.headers['user-agent'] ?? '', page: base.page, ticket: base.ticket || undefined, isSignedIn }
  const outcome = await needs.takeIn(known, sent, visitor)
  return whatNow(needs, posted, outcome, { ...calm, step: here })
}

async function errorsOf({ mistakes }: Needs, known: KnownForm, sent: Sent, step: number): Promise<FieldIssue[]> {
  const names = known.form.steps[step]?.fields.map(({ name }) => name) ?? []
  const found = (await mistakes.find(known, sent)).filter(({ field }) => names.includes(field))
  const unaccepted = unacceptedIn(known, sent).filter(({ field }) => names.includes(field) && !found.some((one) => one.field === field))
  return [...found, ...unaccepted]
}

/** What has to be agreed to, said at its place. */
const unacceptedIn = ({ form }: KnownForm, sent: Sent): FieldIssue[] =>
  sent.fields.filter((field) => isUnaccepted(field, sent)).map(({ name }) => ({ field: name, message: form.texts.accept_terms }))

function whatNow({ tickets }: Needs, { known, sent }: Posted, outcome: Outcome, moment: Moment): Next {
  const { id, form } = known
  if (outcome.status === 'mail_sent') {
    const [redirection] = outcome.extras?.redirect ?? outcome.extras?.redirect_to_paypal ?? []
    return { to: redirection?.redirect_url ?? `${moment.page}#contact-form-${id}-sent` }
  }
  const errors = outcome.complaints ?? (outcome.status === 'acceptance_missing' ? unacceptedIn(known, sent) : [])
  const ticket = outcome.ticket || moment.ticket || tickets.issueAgain(id)
  return {
    moment: { ...moment, ticket, errors, step: stepOf(form, errors, moment.step), message: outcome.message, status: outcome.status },
  }
}

async function firstOf({ stores, riddles, clock, tickets }: Needs, { known, sent }: Posted, moment: Moment): Promise<PlainFirst> {
  const { id, form } = known
  const plain = await plainStateOf(stores.files, sent, { ...moment, ticket: moment.ticket || tickets.issueAgain(id) })
  const asked = riddles.askAgain(
    id,
    form,
    sent,
    moment.errors.map(({ field }) => field),
  )
  const captcha = asked.captcha && captchaPaths(asked.captcha)
  return { form: id, definition: shown(form), schema: schemaOf(form, todayAt(clock.now())), ...asked, ...(captcha && { captcha }), plain }
}
