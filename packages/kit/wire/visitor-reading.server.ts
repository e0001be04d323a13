import type { FastifyRequest } from 'fastify'
import { readForVisitors } from '../storage/postgres/replica/visitor-reading.server'
import { sessionTokenOf } from './session-cookie.server'

/** Answers what only reads what everybody may see: from a standby of the database, where there is one, but never for who is signed in. */
export const readFor = <Result>(request: Pick<FastifyRequest, 'headers'>, work: () => Result): Result =>
  sessionTokenOf(request) ? work() : readForVisitors(work)
