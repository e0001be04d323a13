import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that are not answered yet. Browsers and proxies have one, and a few programs some more. */
export const MOST_AT_ONCE = 64

const waiting = new WeakMap<Socket, number>()

/**
 * Whether a request is one of the first MOST_AT_ONCE of its connection that wait for their answers. Node begins all that a connection
 * sends at once, however many that are; one that sends more is closed.
 */
export function isInBounds({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (waiting.get(socket) ?? 0) + 1
  if (count > MOST_AT_ONCE) {
    socket.destroy()
    return false
  }
  waiting.set(socket, count)
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
  return true
}
