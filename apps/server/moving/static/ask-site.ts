import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** What the site answers to a visitor. Its body has to be read to the end, or put away. */
export type SiteAnswer = {
  readonly status: number
  readonly type: string
  readonly policy: string
  /** Where it leads, if it leads somewhere. */
  readonly location: string
  readonly body: Readable
}

/** Asks as a visitor without a session would, past the port; what is large comes in pieces. */
export async function askSite(server: FastifyInstance, url: string): Promise<SiteAnswer> {
  const answer = await server.inject({ url, payloadAsStream: true })
  const header = (name: string): string => String(answer.headers[name] ?? '')
  return {
    status: answer.statusCode,
    type: header('content-type'),
    policy: header('content-security-policy'),
    location: header('location'),
    body: answer.stream(),
  }
}
