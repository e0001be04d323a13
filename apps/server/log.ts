import { types } from 'node:util'
import pino, { type Logger } from 'pino'

/** JSON lines on standard output, with the time in UTC. */
export const createLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: (reason) => loggedError(reason) } })

/** What the log says of an error: its kind, its message without quoted values, where it was, and which rule of a table it broke. */
export type LoggedError = Readonly<Record<string, unknown>>

/** How far causes are followed. */
const DEPTH = 3
/** Properties that name things of the program or of the database, never what somebody wrote. */
const named = ['code', 'errno', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'statusCode'] as const

/**
 * Errors of databases, parsers and mail servers carry what they were about: whole rows, parts of a text, addresses. Of those the
 * log holds nothing (bar J07); everything else that an error brings along is left out as well.
 */
export function loggedError(reason: unknown, depth = DEPTH): LoggedError {
  if (!types.isNativeError(reason) && !(reason instanceof Error)) return { type: typeof reason }
  const message = withoutValues(reason.message)
  const known = reason as unknown as Record<string, unknown>
  const facts = named.flatMap((name) => (['string', 'number'].includes(typeof known[name]) ? [[name, known[name]] as const] : []))
  return {
    type: reason.name,
    message,
    stack: [`${reason.name}: ${message}`, ...placesOf(reason.stack)].join('\n'),
    ...Object.fromEntries(facts),
    ...(reason.cause !== undefined && depth > 0 && { cause: loggedError(reason.cause, depth - 1) }),
  }
}

const placesOf = (stack = ''): string[] => stack.split('\n').filter((line) => /^\s+at /.test(line))

/**
 * `invalid input syntax for type integer: "…"`, `Unexpected token …`, `Expected string but received "…"`, e-mail addresses. Names of
 * tables and rules stay: PostgreSQL quotes them without a colon.
 */
function withoutValues(message: string): string {
  const quotedFrom = message.search(/(?:: |received |, |token .{0,3})"/)
  const short = quotedFrom < 0 ? message : `${message.slice(0, message.indexOf('"', quotedFrom))}"…"`
  return short.replace(/\S+/g, (word) => (word.includes('@') ? '…@…' : word))
}
