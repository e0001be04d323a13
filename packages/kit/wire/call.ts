import { type GenericSchema, type InferInput, type InferOutput, parse } from 'valibot'
import type { Address } from './address'

/** One call between a page and the server. Both sides import the same value, so they cannot drift apart. */
export type Call<Request extends GenericSchema = GenericSchema, Answer extends GenericSchema = GenericSchema> = Address & {
  /**
   * Forms of any page may be posted here, also from other sites: only for calls that anybody may make. Whoever makes it is
   * a visitor, whatever cookies come along, unless the call asks who is signed in: then only our own pages have a say.
   */
  readonly isOpen?: boolean
  /** Takes multipart forms only; anything else is refused with 415 and this, before it is read. */
  readonly onlyForms?: { readonly code: string; readonly message: string }
  /** Answers of the AJAX endpoint are text unless a call says that its own are JSON. */
  readonly isJson?: boolean
  /** Names that are lists without brackets: of all others the AJAX endpoint takes the last one that came. */
  readonly lists?: readonly string[]
  /** What OPTIONS tells of its answers, as a JSON schema. */
  readonly described?: Readonly<Record<string, unknown>>
  /** Its files lie in a private folder until it is answered, not in memory. */
  readonly toFolder?: boolean
  /** What it does, for integrators: a sentence without a full stop. Made of the name where it is not said. */
  readonly summary?: string
  readonly request: Request
  readonly answer: Answer
  /** Checks an answer that came from afar. Throws when it does not fit. */
  readonly read: (answer: unknown) => InferOutput<Answer>
}

/** What a sender may write: before defaults and conversions. */
export type InputOf<C extends Call> = InferInput<C['request']>
/** What a handler reads: checked, with defaults. */
export type RequestOf<C extends Call> = InferOutput<C['request']>
export type AnswerOf<C extends Call> = InferOutput<C['answer']>

export const defineCall = <Request extends GenericSchema, Answer extends GenericSchema>(
  call: Omit<Call<Request, Answer>, 'read'>,
): Call<Request, Answer> => Object.freeze({ ...call, read: (answer: unknown) => parse(call.answer, answer) })
