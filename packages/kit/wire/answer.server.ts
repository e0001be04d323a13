import { parse } from 'valibot'
import type { AdminLanguage } from '../words/admin-language'
import type { AnswerOf, Call, RequestOf } from './call'
import type { BeforeFiles } from './files/before-files.server'
import type { ReadingCost } from './limits/reading-limits.server'
import type { Actor, Permission } from './permission'

/** The session cookie of the exchange, and what else a browser keeps for us that no script may read. */
export type SessionCookie = {
  readonly token: string | undefined
  set(token: string, seconds: number): void
  clear(): void
  /** Another cookie by its short name; undefined when none came. Whoever reads it checks that it is ours. */
  read(name: string): string | undefined
  /** Letters, digits and `-_.~`; an empty value takes the cookie away. */
  write(name: string, value: string, seconds: number): void
}

export type Context = {
  /** Who makes the call; where anybody may make it, a visitor, whatever cookies came along. */
  readonly actor: Actor
  /** Who is signed in, for the few open calls that ask: a visitor unless one of our own pages is asking. */
  readonly signedIn: () => Promise<Actor>
  /** Keyed hash of the visitor's address bucket (IPv4 /32, IPv6 /64): good for limits, useless for tracing. */
  readonly bucket: string
  /** The shortened address, `203.0.113.x`: kept only beside the sessions of people who sign in. */
  readonly network: string
  readonly requestId: string
  /** What the visitor's program calls itself, and on which of our own pages it was: '' when it does not say. */
  readonly agent: string
  readonly page: string
  readonly cookie: SessionCookie
  /** In which language whoever asks reads the admin; nothing on pages of visitors. */
  readonly language?: AdminLanguage
  /** Counts what this reading costs; throws a Refusal when this network has read too much. Pages that are drawn are counted as such. */
  readonly spend?: (cost: ReadingCost) => Promise<void>
  /** Does what only reads what everybody may see; pages that are drawn say that for all that they ask. */
  readonly read?: <Result>(work: () => Result) => Result
}

export type Route = {
  readonly call: Call
  readonly permission: Permission | undefined
  /** Throws a Refusal when what stands in the address is not there, before anything of the body is read. */
  readonly first?: (params: unknown) => Promise<void>
  readonly beforeFiles?: BeforeFiles
  /** Whoever makes it has to have given a password or a passkey within the last minutes. */
  readonly needsProof: boolean
  readonly reply: (request: unknown, context: Context) => Promise<unknown>
}

type Handler<C extends Call> = (request: RequestOf<C>, context: Context) => Promise<AnswerOf<C>>

/** What a call costs whoever reads, by what it asks for. */
type Costing<C extends Call> = (request: RequestOf<C>) => ReadingCost
type Terms<C extends Call> = { readonly costOf?: Costing<C>; readonly needsProof?: boolean }

const routeOf = <C extends Call>(
  call: C,
  permission: Permission | undefined,
  handler: Handler<C>,
  { costOf, needsProof = false }: Terms<C> = {},
): Route => ({
  call,
  permission,
  needsProof,
  reply: async (request, context) => {
    const handle = async () => parse(call.answer, await handler(request as RequestOf<C>, context))
    if (!costOf) return handle()
    await context.spend?.(costOf(request as RequestOf<C>))
    return context.read?.(handle) ?? handle()
  },
})

/**
 * Binds a call to who may make it and to its handler: `answer(approveReview).allow(mayModerate).with(async …)`.
 * A handler only ever sees a request that fits the call. What it hands back is cut to the call's answer shape,
 * so a column that was selected by accident never leaves the server. What reads much says what it costs:
 * `.allow(anyone).costing(…)`.
 */
export const answer = <C extends Call>(call: C) => ({
  with: (handler: Handler<C>): Route => routeOf(call, undefined, handler),
  allow: (permission: Permission) => ({
    /** Looks at what stands in the address before a byte of the body is read. Throws a Refusal when it is not there. */
    first: (look: (params: { readonly id: number }) => Promise<void>) => ({
      with: (handler: Handler<C>): Route => ({
        ...routeOf(call, permission, handler),
        first: (params) => look({ id: Number((params as { id?: string }).id) }),
      }),
    }),
    /** Looks at the fields that stand before the first file, and may answer by them: then no file is read. */
    beforeFiles: (look: BeforeFiles<AnswerOf<C>>) => ({
      with: (handler: Handler<C>): Route => ({ ...routeOf(call, permission, handler), beforeFiles: look }),
    }),
    with: (handler: Handler<C>): Route => routeOf(call, permission, handler),
    costing: (costOf: Costing<C>) => ({ with: (handler: Handler<C>): Route => routeOf(call, permission, handler, { costOf }) }),
    /** For what cannot be taken back or gives much away: a session alone is not enough. */
    proved: () => ({ with: (handler: Handler<C>): Route => routeOf(call, permission, handler, { needsProof: true }) }),
  }),
})
