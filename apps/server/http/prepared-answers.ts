import type { IncomingMessage, ServerResponse } from 'node:http'
import { bestOf, type Delivery, deliver } from './deliver'

/** Answers that are prepared within one second; whatever else is asked for is written as ever. */
const MOST = 64
/** Bytes of a body that is prepared: of a large one the copy costs more than the second write. */
const LARGEST = 64 * 1024

/**
 * What Node keeps of the head of an answer, as it has for as long as it has had HTTP: its text, and whether it went out. Where there
 * is no such text, nothing is prepared.
 */
type WithHead = { _header?: unknown; _headerSent?: unknown }

/** An answer whose head and body are one piece. */
type Prepared = { readonly page: Delivery; readonly head: string; readonly bytes: Buffer }

/**
 * Delivers pages out of memory. The first answer of a second is written by Node; who asks for the same within that second (its date
 * says no more) gets the very same bytes, head and body in one piece: one write, and no head that is put together and looked through
 * again. Each of them ends as an answer of Node's own, so connections stay open and what is asked in a row is answered in that order.
 */
export function createPageDelivery(
  now: () => number = Date.now,
): (page: Delivery, request: IncomingMessage, response: ServerResponse) => void {
  let second = 0
  /** By what is sent: the body of a page in one encoding. */
  const prepared = new Map<Buffer, Prepared>()

  function forget(): void {
    const current = Math.floor(now() / 1000)
    if (current !== second) prepared.clear()
    second = current
  }

  return (page, request, response) => {
    if (!isUsual(request, response)) return deliver(page, request, response)
    forget()
    const [, body] = bestOf(page.asset, request)
    const found = prepared.get(body)
    if (found?.page === page) return repeat(found, response)
    deliver(page, request, response)
    const { _header: head } = response as WithHead
    if (typeof head !== 'string' || body.length > LARGEST || prepared.size >= MOST) return
    prepared.set(body, { page, head, bytes: Buffer.concat([Buffer.from(head, 'latin1'), body]) })
  }
}

/** Whether nothing in question or answer changes what is sent: no part of it, no condition, and a connection that stays open. */
const isUsual = ({ method, httpVersion, headers }: IncomingMessage, response: ServerResponse): boolean =>
  method === 'GET' &&
  httpVersion === '1.1' &&
  headers['if-none-match'] === undefined &&
  response.shouldKeepAlive &&
  response.getHeaderNames().length === 0

function repeat({ page, head, bytes }: Prepared, response: ServerResponse): void {
  response.statusCode = page.status
  Object.assign<ServerResponse, WithHead>(response, { _header: head, _headerSent: true })
  response.end(bytes)
}
