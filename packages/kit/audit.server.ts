import type { AnyDatabase } from './storage/database.server'
import type { Context } from './wire/answer.server'

export type AuditLine = {
  /** What was done, subject first: `review.approve`, `account.sign-in`. */
  readonly action: string
  /** What it was done to, by kind and number: `review 12`. Never a visitor's words, name or address. */
  readonly target: string
  /** `done` unless told. */
  readonly outcome?: AuditOutcome
  /** Whose action it was, where the context does not know: somebody who has only just signed in, or a command. */
  readonly who?: { readonly accountId: number | null; readonly name: string }
}

export type AuditOutcome = 'done' | 'refused'

/** The log of who did what. Lines are only ever added; the database itself refuses to change or delete one. */
export type Audit = {
  /** Adds a line. Give the transaction of the action, so that neither stands without the other. */
  note(line: AuditLine, context: Pick<Context, 'actor' | 'requestId'>, trx?: AnyDatabase): Promise<void>
}

/** Ids of one line: enough to know what was meant, and still one line. */
const MOST_NAMED = 50

/** What an action with many was done to: `3 entries: 4, 8, 15`, the first ones by their ids. */
export const targetOf = (ids: readonly number[], what: string): string => {
  const named = ids
    .toSorted((a, b) => a - b)
    .slice(0, MOST_NAMED)
    .join(', ')
  const rest = ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : ''
  return `${ids.length} ${what}${named && `: ${named}${rest}`}`
}
