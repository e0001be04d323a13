import { lookup as resolve } from 'node:dns/promises'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.server'

export type OutgoingCall = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Posts to another system and hands back its status. Throws a GuardRefused for an address that we never call. */
export type SendOut = (call: OutgoingCall) => Promise<number>

/** Trying again would be refused again. */
export class GuardRefused extends Error {
  override readonly name = 'GuardRefused'
}

export type Guards = {
  readonly lookup?: (host: string) => Promise<readonly { address: string; family: number }[]>
  readonly isAllowed?: (address: string) => boolean
  readonly send?: (target: Target, call: OutgoingCall) => Promise<number>
  /** Hosts that are ourselves. */
  readonly own?: readonly string[]
}

type Target = { readonly url: URL; readonly address: string; readonly family: number }

const TIME = 10_000
const MOST_BYTES = 64 * 1024

/**
 * The one way out: https only, the name is resolved once, every address that it has must be a public one, and the call
 * goes to the very address that was looked at. Redirects are not followed, answers are cut off.
 */
export const createSendOut =
  ({ lookup = resolveAll, isAllowed = isPublicAddress, send = post, own = [] }: Guards = {}): SendOut =>
  async (call) => {
    const url = URL.parse(call.url)
    if (url?.protocol !== 'https:' || url.username || url.password) throw new GuardRefused('only plain https addresses are called')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (own.includes(host)) throw new GuardRefused('this is our own address')
    const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host)
    const [first] = found
    if (!first) throw new Error('the name has no address')
    if (!found.every(({ address }) => isAllowed(address))) throw new GuardRefused('the address is not a public one')
    return send({ url, ...first }, call)
  }

const resolveAll = (host: string) => resolve(host, { all: true, verbatim: true })

function post({ url, address, family }: Target, { headers, body }: OutgoingCall): Promise<number> {
  return new Promise((done, fail) => {
    const outgoing = request(
      {
        method: 'POST',
        host: url.hostname.replace(/^\[|\]$/g, ''),
        port: url.port || 443,
        path: url.pathname + url.search,
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Frontage' },
        lookup: (_host, options, found) => (options.all ? found(null, [{ address, family }]) : found(null, address, family)),
        signal: AbortSignal.timeout(TIME),
      },
      (answer) => {
        let read = 0
        answer.on('data', (chunk: Buffer) => {
          read += chunk.length
          if (read > MOST_BYTES) answer.destroy()
        })
        answer.on('error', () => {})
        answer.on('close', () => done(answer.statusCode ?? 0))
      },
    )
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}
