import { type Address, addressOf, pathFor } from './address'
import type { AnswerOf, Call, InputOf } from './call'
import type { Reading } from './limits/reading'
import type { RefusalShape } from './refusal'
import { isWorthAnotherTry } from './second-try.client'
import { onServer } from './server.client'
import { forgetTicket, ticketFor } from './ticket/ticket.client'

export type WireIssue = 'offline' | 'not-json' | 'unusable' | 'refused'

/** Why a call brought no answer. `refused` carries what the server said; of `unusable` the cause says what was missing. */
export class WireError extends Error {
  override readonly name = 'WireError'
  readonly fault: WireIssue
  readonly status: number
  readonly refusal: RefusalShape | undefined

  constructor(fault: WireIssue, status = 0, refusal?: RefusalShape, cause?: unknown) {
    super(refusal?.message ?? fault, { cause })
    this.fault = fault
    this.status = status
    this.refusal = refusal
  }
}

/** A whole call, whose answers are checked; or only its address, where the server is our own and bytes count. */
type Sendable<C extends Call> = C | (Address & { readonly read?: never })

/** Fields by name; or a form as a visitor filled it in, which is sent with its files. */
export type CallFields = Record<string, unknown> | FormData

/** Answers calls of some widgets in the place of our server; undefined for all others. */
export type Interceptor = (call: Address, input: CallFields, signal?: AbortSignal) => Promise<Response> | undefined

/** Filled by other-server.client.ts, on pages where a widget has a server of its own. */
export const interception: { by?: Interceptor } = {}

/** Sends a call and hands back its answer, or throws a WireError. A stale ticket is renewed once. A signal calls it off. */
export async function send<C extends Call>(call: Sendable<C>, input: InputOf<C> | FormData, signal?: AbortSignal): Promise<AnswerOf<C>>
export async function send<Answer>(call: Reading<Answer>, input: CallFields, signal?: AbortSignal): Promise<Answer>
export async function send(
  call: Address & { read?: (answer: unknown) => unknown },
  input: CallFields,
  signal?: AbortSignal,
): Promise<unknown> {
  const { text, status } = await deliver(call, input, signal)
  const answer = jsonIn(text, status)
  try {
    return call.read ? call.read(answer) : answer
  } catch (reason) {
    throw new WireError('unusable', status, undefined, reason)
  }
}

/** The same for the calls that answer with bare text. */
export const sendForText = async (call: Address, input: CallFields): Promise<string> => (await deliver(call, input)).text

async function deliver(call: Address, input: CallFields, signal?: AbortSignal): Promise<{ text: string; status: number }> {
  const response = await (interception.by?.(call, input, signal) ?? withTicket(call, input, signal))
  const text = await response.text()
  if (!response.ok) {
    const refusal = refusalIn(text)
    if (await isWorthAnotherTry(refusal)) return deliver(call, input, signal)
    throw new WireError('refused', response.status, refusal)
  }
  return { text, status: response.status }
}

async function withTicket(call: Address, input: CallFields, signal?: AbortSignal): Promise<Response> {
  if (!call.ticket) return fetchFrom(call, input, signal)
  const { purpose, field } = call.ticket
  const response = await fetchFrom(call, withField(input, field, await ticketFor(purpose)), signal)
  if (response.status !== 403) return response
  forgetTicket(purpose)
  return fetchFrom(call, withField(input, field, await ticketFor(purpose)), signal)
}

function withField(input: CallFields, name: string, value: string): CallFields {
  if (!(input instanceof FormData)) return { ...input, [name]: value }
  input.set(name, value)
  return input
}

/** Asks once, and hands back whatever is answered. Throws a WireError where nobody is reached. `at`: the address of a path, on our server without it. */
export async function fetchFrom(call: Address, input: CallFields, signal: AbortSignal | null = null, at = onServer): Promise<Response> {
  const { method, path: pattern } = addressOf(call)
  const path = pathFor(pattern, (name) => (input instanceof FormData ? input.get(name) : input[name]))
  const query = method === 'GET' ? String(formOf(input as Record<string, unknown>)) : ''
  try {
    return await fetch(at(query ? `${path}?${query}` : path), { method, signal, ...(method === 'POST' && bodyOf(call, input)) })
  } catch {
    throw new WireError('offline')
  }
}

function bodyOf(call: Address, input: CallFields): RequestInit {
  if (input instanceof FormData) return { body: withField(input, 'action', call.name) as FormData }
  return call.via === 'ajax'
    ? { body: formOf({ action: call.name, ...input }) }
    : { body: JSON.stringify(input), headers: { 'content-type': 'application/json' } }
}

function formOf(fields: Record<string, unknown>): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value))
  return form
}

/** What is no JSON is tried again without what stands behind the last brace: some servers print notices there (reviews, §7). */
function jsonIn(text: string, status: number): unknown {
  for (const candidate of [text, text.slice(0, text.lastIndexOf('}') + 1)])
    try {
      return JSON.parse(candidate)
    } catch {
      // The next one, or none.
    }
  throw new WireError('not-json', status)
}

function refusalIn(text: string): RefusalShape | undefined {
  try {
    const shape = JSON.parse(text) as RefusalShape
    return typeof shape.message === 'string' ? shape : undefined
  } catch {
    return undefined
  }
}
