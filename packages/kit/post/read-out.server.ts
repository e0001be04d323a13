import { lookup as resolve } from 'node:dns/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.server'

export type OutAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: Uint8Array }
export type OutQuestion = {
  readonly url: string
  readonly accept?: string /** More bytes than these are an error. */
  readonly most: number
}

/** Reads from another system. Throws a ReadRefused for an address that is never called, and for answers that are too large. */
export type ReadOut = (question: OutQuestion) => Promise<OutAnswer>

/** Says to people no more than that: what lies behind an address is nobody's business. */
export class ReadRefused extends Error {
  override readonly name = 'ReadRefused'
  constructor() {
    super('not allowed')
  }
}

export type ReadGuards = {
  readonly lookup?: (host: string) => Promise<readonly { address: string; family: number }[]>
  readonly isAllowed?: (address: string) => boolean
  readonly fetch?: (target: ReadTarget, question: OutQuestion) => Promise<OutAnswer>
  /** Hosts that are ourselves. */
  readonly own?: readonly string[]
}

export type ReadTarget = { readonly url: URL; readonly address: string; readonly family: number }

const TIME = 8_000

/**
 * The one way in which the server reads from elsewhere, at an owner's wish: https on its own port only, every address of
 * the name has to be a public one, the call goes to the very address that was looked at, and redirects are not followed.
 */
export const createReadOut =
  ({ lookup = resolveAll, isAllowed = isPublicAddress, fetch = get, own = [] }: ReadGuards = {}): ReadOut =>
  async (question) => {
    const url = URL.parse(question.url)
    if (url?.protocol !== 'https:' || url.username || url.password || (url.port && url.port !== '443')) throw new ReadRefused()
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
    if (own.includes(host)) throw new ReadRefused()
    const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host)
    const [first] = found
    if (!first) throw new Error('the name has no address')
    if (!found.every(({ address }) => isAllowed(address))) throw new ReadRefused()
    return fetch({ url, ...first }, question)
  }

const resolveAll = (host: string) => resolve(host, { all: true, verbatim: true })

function get({ url, address, family }: ReadTarget, { accept = '*/*', most }: OutQuestion): Promise<OutAnswer> {
  return new Promise((done, fail) => {
    const outgoing = request(
      {
        host: url.hostname.replace(/^\[|\]$/g, ''),
        path: url.pathname + url.search,
        headers: { accept, 'user-agent': 'Frontage' },
        lookup: (_host, options, found) => (options.all ? found(null, [{ address, family }]) : found(null, address, family)),
        signal: AbortSignal.timeout(TIME),
      },
      (answer) => {
        const chunks: Buffer[] = []
        let read = 0
        answer.on('data', (chunk: Buffer) => {
          read += chunk.length
          chunks.push(chunk)
          if (read > most) answer.destroy(new Error('this is too large'))
        })
        answer.on('error', fail)
        answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }))
      },
    )
    outgoing.on('error', fail)
    outgoing.end()
  })
}
