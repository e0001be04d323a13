import { lookup as resolve } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.server'

/** An address that may be called, and what its name stood for when it was looked at. */
export type Target = { readonly url: URL; readonly address: string; readonly family: number }

/** Trying again would be refused again. It says no more than that: what lies behind an address is nobody's business. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  constructor() {
    super('not allowed')
  }
}

export type Guards = {
  readonly lookup?: (host: string) => Promise<readonly { address: string; family: number }[]>
  readonly isAllowed?: (address: string) => boolean
  /** Hosts that are ourselves. */
  readonly own?: readonly string[]
}

const resolveAll = (host: string) => resolve(host, { all: true, verbatim: true })

/** A host as it is compared: without brackets, and without the dot that may end a name. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/**
 * The one check of everything that the server calls: https on its own port only, no names in the address, the name is
 * resolved once, and every address that it has must be a public one. Throws a CallRefused.
 */
export const createGuard =
  ({ lookup = resolveAll, isAllowed = isPublicAddress, own = [] }: Guards = {}) =>
  async (address: string): Promise<Target> => {
    const url = URL.parse(address)
    if (url?.protocol !== 'https:' || url.username || url.password || url.port) throw new CallRefused()
    const host = hostOf(url)
    if (own.includes(host)) throw new CallRefused()
    const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host)
    const [first] = found
    if (!first) throw new Error('the name has no address')
    if (!found.every((one) => isAllowed(one.address))) throw new CallRefused()
    return { url, ...first }
  }

type Call = Pick<RequestOptions, 'method' | 'headers'> & { readonly body?: string; readonly time: number }

/** Calls the very address that was looked at. Redirects are not followed. */
export function callOut<T>({ url, address, family }: Target, call: Call, read: (answer: IncomingMessage) => Promise<T>): Promise<T> {
  const { body, time, method = 'GET', headers } = call
  return new Promise((done, fail) => {
    const options: RequestOptions = {
      ...{ method, host: hostOf(url), path: url.pathname + url.search, signal: AbortSignal.timeout(time) },
      headers: { ...headers, 'user-agent': 'Frontage' },
      lookup: (_host, { all }, found) => (all ? found(null, [{ address, family }]) : found(null, address, family)),
    }
    const outgoing = request(options, (answer) => read(answer).then(done, fail))
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}
