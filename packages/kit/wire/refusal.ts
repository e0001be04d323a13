export type RefusalDetails = {
  /** HTTP status; 400 unless told. */
  readonly status?: number
  /** The field the visitor can mend. */
  readonly field?: string
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number
}

/** A "no" that a person is meant to read. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  readonly status: number
  readonly field: string | undefined
  readonly retryAfter: number | undefined

  constructor(code: string, message: string, { status = 400, field, retryAfter }: RefusalDetails = {}) {
    super(message)
    this.code = code
    this.status = status
    this.field = field
    this.retryAfter = retryAfter
  }
}

/** A refusal as it travels: the shape that WordPress REST clients know. */
export type RefusalShape = { code: string; message: string; data: { status: number; field?: string } }

export const shapeOf = ({ code, message, status, field }: Refusal): RefusalShape => ({
  code,
  message,
  data: { status, ...(field === undefined ? {} : { field }) },
})
