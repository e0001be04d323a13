import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type BaseIssue, getDotPath, isValiError } from 'valibot'
import { spoken } from '../words/admin-words.server'
import { Refusal, shapeOf } from './refusal'

/** One place turns whatever was thrown into an answer; nothing but refusals tells a visitor more than a number. */
export function answerFailures(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'failed')
    return sendRefusal(refusal, request, reply)
  })
}

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
  reply.header('cache-control', 'no-store').status(refusal.status)
  const plain = shapeOf(refusal)
  const shape = { ...plain, message: spoken(request, plain.message) }
  const isText = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
  return reply.send(isText ? JSON.stringify(shape) : shape)
}

/** What may be said of anything that was thrown. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isValiError(error)) return invalid(error.issues[0])
  const { statusCode = 500, code = '', message = '' } = error as { statusCode?: number; code?: string; message?: string }
  if (statusCode === 413) return new Refusal('too-large', 'This is larger than the server accepts.', { status: 413 })
  if (statusCode === 415) return new Refusal('unknown-type', 'This type of content is not accepted here.', { status: 415 })
  if (statusCode >= 400 && statusCode < 500) return new Refusal('bad-request', 'This request could not be read.', { status: 400 })
  if (isBrokenForm(error)) return new Refusal('bad-request', 'This form could not be read.', { status: 400 })
  if (isAway(code) || isCutOff(message))
    return new Refusal('unavailable', 'The site cannot be reached right now. Please try again in a moment.', { status: 503, retryAfter: 5 })
  return new Refusal('failed', 'Something went wrong on our side. Please try again.', { status: 500 })
}

function invalid(issue: BaseIssue<unknown>): Refusal {
  const { field, message } = faultOf(issue)
  return new Refusal('invalid', message, { status: 400, ...(field && { field }) })
}

/** What is wrong, and with which field; without one for the whole. */
const faultOf = (issue: BaseIssue<unknown>): { field: string; message: string } => ({
  field: getDotPath(issue as never) ?? '',
  message: issue.message.startsWith('Invalid ') ? 'This value is not valid.' : issue.message,
})

/** All that may be said of what was thrown, by field: `''` for the whole. */
export function faultsOf(error: unknown): readonly { readonly field: string; readonly message: string }[] {
  if (isValiError(error)) return error.issues.map(faultOf)
  const { field = '', message } = refusalOf(error)
  return [{ field, message }]
}

const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error && /multipart|Unexpected end of form|Malformed/i.test(error.message)

/**
 * Connection codes of PostgreSQL and Node, time limits and deadlocks, the lock of SQLite, and a disk that holds no more: what
 * may well be answered when it is asked again.
 */
const isAway = (code: string): boolean =>
  /^(ECONN|EHOST|ENETUN|EAI_AGAIN|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|57P0|57014|25006|55P03|25P0[34]|40001|40P01|53|08|SQLITE_(BUSY|FULL|IOERR))/.test(
    code,
  )

/** What PostgreSQL's client throws without a code when the line is cut, or when no connection becomes free. */
const isCutOff = (message: string): boolean =>
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Query read timeout)/.test(
    message,
  )
