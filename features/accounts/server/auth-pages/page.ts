import type { AuthRequest } from '@frontage/kit/auth-pages.server'
import type { AnswerOf } from '@frontage/kit/wire/call'
import { faultsOf, refusalOf } from '@frontage/kit/wire/failures.server'
import type { ReactNode } from 'react'
import type { getSession } from '../../wire.session'

export type AuthSession = AnswerOf<typeof getSession>
export type Texts = Readonly<Record<string, string>>

/** What a form was refused for: a message for the whole of it, and one for each field. */
export type Trouble = { readonly form?: string | undefined; readonly fields: Texts }

/** How a page is drawn. `address`: where its forms go, and where whoever gets in goes on. */
export type Drawing = {
  readonly session: AuthSession
  readonly address: string
  /** What was typed into the form `sent`, when it was refused. A password is never sent back. */
  readonly typed: Texts
  readonly trouble: Trouble
  readonly sent: string
}

export type AuthView = { readonly title: string; readonly lead?: string | undefined; readonly body: ReactNode }
export type Next = { readonly to: string } | AuthView

export type SentAuthForm = {
  /** Its fields: what is wrong with one of them is said at it. */
  readonly names: readonly string[]
  readonly take: (typed: Texts, asked: AuthRequest, session: AuthSession) => Promise<Next>
}

/** A page before the admin, with its forms by what each sends as `form`. */
export type AuthPage = { readonly draw: (drawing: Drawing) => AuthView; readonly forms: Readonly<Record<string, SentAuthForm>> }

export const nothingTyped = { typed: {}, trouble: { fields: {} }, sent: '' }

/** Behind the `#` of where somebody goes on who has just signed in: the admin reads it, and takes it away. */
const JUST_SIGNED_IN = '#signed-in'

/** In the query of where somebody comes to first: whoever is not signed in there has a browser that keeps no session. */
const MARK = /[?&]signed-in=1$/

/** Where somebody goes on who has just signed in: by the address that shows whether the browser kept the session. */
export const throughSignIn = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}signed-in=1`

/** The address that somebody wanted, of one made by `throughSignIn`; undefined for any other. */
export const wantedThrough = (address: string): string | undefined => (MARK.test(address) ? address.replace(MARK, '') : undefined)

/** Where that leads whoever is in. */
export const asJustSignedIn = (address: string): string => address + JUST_SIGNED_IN

/** What a form sent as text; what came more than once, or as a file, is left out. */
export const textsOf = (sent: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** What is said of what was thrown: the first message of each field, and the first of all that belongs to none. */
export function troubleOf(error: unknown, names: readonly string[]): Trouble {
  const faults = faultsOf(error)
  const atFields = faults.filter(({ field }) => names.includes(field)).reverse()
  return {
    form: faults.find(({ field }) => !names.includes(field))?.message,
    fields: Object.fromEntries(atFields.map(({ field, message }) => [field, message])),
  }
}

/** With which status a page comes back; what is our own fault is handed on to be logged. */
export function statusOf(error: unknown): { status: number; retryAfter?: number | undefined; cause?: unknown } {
  const { status, retryAfter } = refusalOf(error)
  return { status, retryAfter, ...(status >= 500 && { cause: error }) }
}
