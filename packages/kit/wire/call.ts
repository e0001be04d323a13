import type { GenericSchema, InferInput, InferOutput } from 'valibot'

export const AJAX_PATH = '/wp-admin/admin-ajax.php'

type Method = 'GET' | 'POST'

/** One call between a page and the server. Both sides import the same value, so they cannot drift apart. */
export type Call<Request extends GenericSchema = GenericSchema, Answer extends GenericSchema = GenericSchema> = {
  readonly name: string
  /** `ajax` posts to the one AJAX endpoint with `action` = the call's name; anything else is a REST route. */
  readonly via: 'ajax' | `${Method} /${string}`
  readonly request: Request
  readonly answer: Answer
  /** The ticket that has to come along over HTTP: what it was issued for, and the field that carries it. */
  readonly ticket?: { readonly purpose: string; readonly field: string }
}

/** What a sender may write: before defaults and conversions. */
export type InputOf<C extends Call> = InferInput<C['request']>
/** What a handler reads: checked, with defaults. */
export type RequestOf<C extends Call> = InferOutput<C['request']>
export type AnswerOf<C extends Call> = InferOutput<C['answer']>

export const defineCall = <Request extends GenericSchema, Answer extends GenericSchema>(
  call: Call<Request, Answer>,
): Call<Request, Answer> => Object.freeze(call)

/** Where a call lives: one truth for the client that sends it and the server that mounts it. */
export function addressOf({ via }: Pick<Call, 'via'>): { method: Method; path: string } {
  if (via === 'ajax') return { method: 'POST', path: AJAX_PATH }
  const [method, path = '/'] = via.split(' ')
  return { method: method as Method, path }
}
