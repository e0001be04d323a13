import { NO_ROUTE } from '../wire/rest/rest-headers.server'

type Details = Readonly<Record<string, unknown>>

/** A "no" in the words that WordPress clients know. */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly code: string
  readonly status: number
  readonly details: Details
  /** Whether the route itself was reached, so that its methods may be named. */
  readonly isReached: boolean

  constructor(code: string, message: string, status: number, details: Details = {}, isReached = status === 400) {
    super(message)
    this.code = code
    this.status = status
    this.details = details
    this.isReached = isReached
  }

  get shape() {
    return { code: this.code, message: this.message, data: { status: this.status, ...this.details } }
  }
}

export const noRoute = (): RestError => new RestError(NO_ROUTE.code, NO_ROUTE.message, 404)
