import { lookup } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { TLSSocket } from 'node:tls'
import * as v from 'valibot'
import { PROBE_HEADER, PROBE_PATH, type Probe, probeShape } from './probe'

/** Milliseconds after which nobody answers any more. */
const PATIENCE = 10_000
const MOST_READ = 10_000

export type Certificate = {
  /** Why browsers do not believe it, undefined when they do. */
  readonly doubt: string | undefined
  readonly ends: Date
}

export type Seen = {
  readonly status: number
  readonly location: string | undefined
  readonly probe: Probe | undefined
  readonly certificate: Certificate | undefined
}

/** Throws an Error that says why when the name of an address is not known. */
export const addressesOf = async (hostname: string): Promise<string[]> =>
  (await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })).map(({ address }) => address)

/** Asks a server how a request reaches it. A certificate that nobody believes is noted and read on. Throws an Error when nobody answers. */
export function look(base: string, question: string, more: Readonly<Record<string, string>> = {}): Promise<Seen> {
  const url = new URL(PROBE_PATH, base)
  const options = { headers: { [PROBE_HEADER]: question, ...more }, timeout: PATIENCE, agent: false }
  return new Promise((resolve, reject) => {
    const asked = url.protocol === 'https:' ? requestSecure(url, { ...options, rejectUnauthorized: false }) : requestPlain(url, options)
    asked.on('timeout', () => asked.destroy(new Error('no answer within 10 seconds')))
    asked.on('error', reject)
    asked.on('response', (response) => {
      const certificate = url.protocol === 'https:' ? certificateOf(response.socket as TLSSocket) : undefined
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
        if (text.length > MOST_READ) response.destroy()
      })
      response.on('error', () => undefined)
      response.on('close', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, probe: probeIn(text), certificate }),
      )
    })
    asked.end()
  })
}

function certificateOf(socket: TLSSocket): Certificate {
  const doubt = socket.authorized ? undefined : String(socket.authorizationError)
  return { doubt, ends: new Date(socket.getPeerCertificate().valid_to) }
}

const answerShape = v.pipe(v.string(), v.parseJson(), probeShape)

function probeIn(text: string): Probe | undefined {
  const { success, output } = v.safeParse(answerShape, text)
  return success ? output : undefined
}
