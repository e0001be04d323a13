import { type GenericSchema, type InferInput, type InferOutput, parse } from 'valibot'
import type { Address } from './address'

/** One call between a page and the server. Both sides import the same value, so they cannot drift apart. */
export type Call<Request extends GenericSchema = GenericSchema, Answer extends GenericSchema = GenericSchema> = Address & {
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
