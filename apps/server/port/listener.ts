import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createPageDelivery } from '../http/prepared-answers'
import type { PageCache } from '../pages/page-cache'
import { countAnswer } from '../pages/page-tally'
import type { ServerSettings } from '../settings'
import { closePort, quietTurn } from './close-port'
import { limitConnections } from './connections'
import { answerBroken, answerEarly, type EarlyHeaders, earlyHeaders } from './early-answers'
import { misdirected, namesOf } from './own-host'
import { isInBounds } from './pipelines'
import { endSlowBody } from './slow-bodies'
import { endSlowReader } from './slow-readers'

/** Characters of a path: pages have at most 200, files and calls fewer. */
const LONGEST_PATH = 2_048
/**
 * Idle connections are told that they end after five seconds (Node's own time), and end later: whoever was held up on the way
 * and sends at the last moment is still heard.
 */
const LATER = 5_000
/** How often Node looks for heads that came too slowly. */
const LOOK_EVERY = 1_000

/**
 * Milliseconds that open connections have for a last question when the server stops: longer than Node's five seconds, because
 * what is told to a connection counts from its last answer, and whoever is held up on the way is heard, too.
 */
const MOST_DRAINING = 8_000
export const drainingTime = ({ shutdownSeconds }: Pick<ServerSettings, 'shutdownSeconds'>): number =>
  Math.min(MOST_DRAINING, shutdownSeconds * 800)

type Handler = (request: IncomingMessage, response: ServerResponse) => void
type Bounds = Pick<
  ServerSettings,
  'headerSeconds' | 'requestSeconds' | 'readSeconds' | 'connectionsPerAddress' | 'trustedProxies' | 'publicUrl' | 'strictTransport'
>

export type Listener = Server & {
  /**
   * Tells each connection that it ends with its next answer, and is no longer ready; after `notice` milliseconds it takes no new
   * connection. Resolves when none is left, at the latest `patience` milliseconds after that.
   */
  drain(patience: number, notice?: number): Promise<void>
  readonly isDraining: boolean
}

/**
 * The port. A page that is already drawn is answered before anything else looks at the request. `most`: bytes of the largest
 * body that anything here takes; whoever asks before a body is sent is told to go on, unless it is larger.
 */
export function createListener(cache: PageCache, handler: Handler, bounds: Bounds, most: number): Listener {
  const { headerSeconds, requestSeconds, readSeconds } = bounds
  const times = {
    headersTimeout: headerSeconds * 1000,
    requestTimeout: 0,
    connectionsCheckingInterval: LOOK_EVERY,
    keepAliveTimeoutBuffer: LATER,
  }
  const names = namesOf(bounds)
  const early = earlyHeaders(bounds)
  const deliver = createPageDelivery()
  let isDraining = false
  /** What each connection was asked last. */
  const last = new Map<Socket, ServerResponse>()

  const server = createServer({ maxHeaderSize: 16_384, requireHostHeader: false, ...times }, (request, response) => {
    if (!isInBounds(request, response)) return
    if (isDraining) response.setHeader('connection', 'close')
    last.set(request.socket, response)
    endSlowBody(request, requestSeconds)
    endSlowReader(response, readSeconds)
    const refused = isNobodys(request) ? 400 : refusedPath(request.url ?? '')
    if (refused) return answerEarly(response, refused, refused === 400 ? { ...early, connection: 'close' } : early)
    const other = misdirected(request, names)
    if (other) return answerEarly(response, other.status, { ...early, ...(other.to && { location: other.to }) })
    const page = request.method === 'GET' || request.method === 'HEAD' ? cache.get(request.url ?? '') : undefined
    if (!page) return handler(request, response)
    deliver(page, request, response)
    countAnswer(cache.tally, request.method, response.statusCode)
  })
  limitConnections(server, bounds)
  server.on('connection', (socket: Socket) => void socket.once('close', () => last.delete(socket)))
  answerOddOnes(server, last, early, most)

  async function drain(patience: number, notice = 0): Promise<void> {
    isDraining = true
    // What was asked before and is answered from now on ends its connection as well: nobody counts on it afterwards.
    for (const response of last.values()) if (!response.headersSent) response.setHeader('connection', 'close')
    if (notice) await setTimeout(notice)
    const { promise, resolve } = Promise.withResolvers<void>()
    await closePort(server, resolve)
    const waiting = new AbortController()
    await Promise.race([promise, setTimeout(patience, undefined, { signal: waiting.signal })])
    waiting.abort()
    await quietTurn(server, 'request')
    server.closeIdleConnections()
  }

  return Object.defineProperty(Object.assign(server, { drain }), 'isDraining', { get: () => isDraining }) as Listener
}

/** Whoever asks before a body is sent, asks for something else than going on, or sends what is no request. */
function answerOddOnes(server: Server, last: ReadonlyMap<Socket, ServerResponse>, early: EarlyHeaders, most: number): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (Number(request.headers['content-length'] ?? 0) > most) return answerEarly(response, 413, { ...early, connection: 'close' })
    response.writeContinue()
    server.emit('request', request, response)
  })
  server.on('checkExpectation', (_request, response: ServerResponse) => answerEarly(response, 417, { ...early, connection: 'close' }))
  server.on('clientError', (reason: Error, socket: Socket) => {
    const answer = last.get(socket)
    answerBroken(reason, socket, early, answer?.headersSent === true && !answer.writableFinished)
  })
}

/** HTTP/1.1 without a host: nobody knows for whom it is. */
const isNobodys = ({ httpVersion, headers }: IncomingMessage): boolean => httpVersion === '1.1' && headers.host === undefined

/** What no address of ours looks like, answered without looking any further: 414 for endless paths, 404 for two slashes in a row. */
export function refusedPath(url: string): 404 | 414 | undefined {
  const mark = url.indexOf('?')
  const end = mark < 0 ? url.length : mark
  if (end > LONGEST_PATH) return 414
  const at = url.indexOf('//')
  return at >= 0 && at < end ? 404 : undefined
}
