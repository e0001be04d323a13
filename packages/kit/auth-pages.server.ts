import type { ReactNode } from 'react'
import type { AnswerOf, Call } from './wire/call'

/** What came to an address of the admin. */
export type AuthRequest = {
  /** What follows `/admin`: `/` or `/pages`. */
  readonly path: string
  /** The whole of it, with what stands behind the question mark: `/admin/pages?page=3`. */
  readonly address: string
  /** What a form of these pages sent, by name; undefined where the page is only opened. */
  readonly sent: Readonly<Record<string, unknown>> | undefined
  /** Whether browsers drop the session at this address, because it is not encrypted. */
  readonly isSessionDropped?: boolean
  /** Makes a call in the name of whoever is asking; its cookies go out with the answer. Throws what the call throws. */
  readonly ask: <C extends Call>(call: C, input: unknown) => Promise<AnswerOf<C>>
}

/** A page before the admin, or the address that answers instead. `cause`: what was thrown, where that is to be logged. */
export type AuthAnswer =
  | { readonly to: string }
  | {
      readonly status: number
      readonly title: string
      readonly body: ReactNode
      /** Seconds after which another try makes sense. */
      readonly retryAfter?: number | undefined
      readonly cause?: unknown
    }

/** What stands before the admin for whoever is not signed in: pages with plain forms. Nothing for whoever is in. */
export type AuthPages = (asked: AuthRequest) => Promise<AuthAnswer | undefined>
