import type { Address } from '@frontage/kit/wire/address'
import { addInterceptor, fetchFromOther, type OtherServer } from '@frontage/kit/wire/other-server.client'
import type { CallFields } from '@frontage/kit/wire/send.client'
import type * as addresses from '../../../wire.address'
import { otherServers } from '../pieces/upload/other-servers.client'
import { answerForStep } from './step-elsewhere.client'

// Names are spelled here once more, and held to those of the form: code that is for pages with another server alone shares no file
// with what every form loads.
const readRules: typeof addresses.schemaAddress = {
  name: 'schema',
  via: 'GET /wp-json/contact-form-7/v1/contact-forms/:id/feedback/schema',
}
type Name = (typeof addresses)[keyof Omit<typeof addresses, 'formPath'>]['name']

/** How long the form waits for the rules of its server, in milliseconds; then it goes by those that it was drawn with, and its server decides. */
const PATIENCE = 3000

type Note = { readonly first: { readonly definition?: { readonly steps: Parameters<typeof answerForStep>[1] } } }
/** The steps of forms that are sent elsewhere. */
const stepsOf = new Map<number, Parameters<typeof answerForStep>[1]>()

/** Sends what is filled in to another server from here on, and gives the drawn form the rules of that one. */
export async function pointAt(form: number, other: OtherServer, html: string): Promise<string> {
  if (!otherServers.size) addInterceptor(askOther)
  otherServers.set(form, other)
  stepsOf.set(form, noteIn(html)[1].first.definition?.steps ?? [])
  const schema = await rulesOf(other)
  return schema ? withSchema(html, schema) : html
}

async function rulesOf(other: OtherServer): Promise<unknown> {
  try {
    const response = await fetchFromOther(other, callFor(readRules, other), {}, AbortSignal.timeout(PATIENCE))
    return response.ok ? await response.json() : undefined
  } catch (reason) {
    console.error('contact-form', reason)
    return undefined
  }
}

const NOTE = '<script type="application/json">'

/** What stands before the note that a form is drawn from, the note, and what stands behind it. */
function noteIn(html: string): readonly [string, Note, string] {
  const [before = '', after = ''] = html.split(NOTE)
  const end = after.indexOf('</script>')
  return [before, JSON.parse(after.slice(0, end)) as Note, after.slice(end)]
}

/** The same with other rules. */
function withSchema(html: string, schema: unknown): string {
  const [before, { first, ...rest }, after] = noteIn(html)
  const note = JSON.stringify({ ...rest, first: { ...first, schema } }).replaceAll('<', '\\u003c')
  return before + NOTE + note + after
}

/** The fields that name the form, by the calls that have it in no address. */
const naming: ReadonlyMap<string, string> = new Map<Name, string>([
  ['get-form-ticket', 'form'],
  ['cf7mls_validation', '_wpcf7'],
  ['_wpcf7_check_nonce', 'form_id'],
  ['dnd_codedropz_upload_delete', 'form_id'],
])

const fieldOf = (input: CallFields, name: string): unknown => (input instanceof FormData ? input.get(name) : input[name])

function formOf({ name, via }: Address, input: CallFields): number {
  const field = naming.get(name)
  return Number(field ? fieldOf(input, field) : /(?<=\/contact-forms\/)\d+/.exec(via)?.[0])
}

const isTicket = ({ name }: Address): boolean => name === ('get-form-ticket' satisfies Name)
const isStep = ({ name }: Address): boolean => name === ('cf7mls_validation' satisfies Name)

function askOther(call: Address, input: CallFields, signal?: AbortSignal): Promise<Response> | undefined {
  const form = formOf(call, input)
  const other = otherServers.get(form)
  if (!other) return undefined
  // Servers of another make have no tickets.
  if (isTicket(call) && !other.hasTickets) return Promise.resolve(new Response(JSON.stringify({ ticket: '', uploads: '', proof: null })))
  const asked = fetchFromOther(other, callFor(call, other), inputFor(input, form, other), signal)
  const step = Number(fieldOf(input, '_frontage_step'))
  const answered = isStep(call) ? asked.then((response) => answerForStep(response, stepsOf.get(form) ?? [], step)) : asked
  return answered.then((response) => withPictures(response, other))
}

/** Facts, §4: pictures of captchas, whose addresses are kept whole behind a `#` (captcha-path.ts); those of a third server are left out. */
async function withPictures(response: Response, { server }: OtherServer): Promise<Response> {
  const text = await response.text()
  const { status, headers } = response
  if (!text.includes('"captcha"')) return new Response(text, { status, headers })
  const { captcha, ...answer } = JSON.parse(text) as { captcha?: Readonly<Record<string, string>> }
  const pictures = Object.entries(captcha ?? {}).filter(([, address]) => address.startsWith(`${server}/`))
  const kept = Object.fromEntries(pictures.map(([name, address]) => [name, `${address}#${address}`]))
  return new Response(JSON.stringify({ ...answer, captcha: kept }), { status, headers })
}

const callFor = (call: Address, { id }: OtherServer): Address => ({
  ...call,
  via: call.via.replace(/(?<=contact-forms\/)[^/]+/, String(id)) as Address['via'],
})

/** What the names of fields begin with that servers of another make do not know (own-fields.ts). */
const OURS = '_frontage_'

/** Facts, §3: the form's number and the tag of its place, which holds the number as well. */
function inputFor(input: CallFields, form: number, { id, hasTickets }: OtherServer): CallFields {
  if (!(input instanceof FormData)) {
    const named = ['form', 'form_id'].filter((name) => name in input)
    return { ...input, ...Object.fromEntries(named.map((name) => [name, id])) }
  }
  const sent = new FormData()
  for (const [name, value] of input) if (hasTickets || !name.startsWith(OURS)) sent.append(name, value)
  sent.set('_wpcf7', String(id))
  sent.set('_wpcf7_unit_tag', String(input.get('_wpcf7_unit_tag')).replace(`-f${form}-`, `-f${id}-`))
  return sent
}
