import { type Server, Server as TcpServer } from 'node:net'

/** Milliseconds of a turn of the loop that is so short that nothing comes in within it. */
const SHORT = 1
/** Where something never stops coming it is not waited for longer. */
const MOST_TURNS = 1_000

/**
 * Closes a port and leaves its connections open; `onEmpty` is called when the last of them has ended. Who is connected for the
 * system, and was not taken out of its queue yet, is cut off by closing, and Node takes one in each turn of its loop.
 */
export async function closePort(server: Server, onEmpty: () => void): Promise<void> {
  await quietTurn(server, 'connection')
  // Node's own way of closing an HTTP server cuts idle connections off at once, and with them what a visitor is just about to send.
  TcpServer.prototype.close.call(server, onEmpty)
}

/** Resolves right after a short turn of the loop in which everything was looked at that had come in, and nothing of this kind was there. */
export async function quietTurn(server: Server, kind: 'connection' | 'request'): Promise<void> {
  let hasCome = false
  const onCome = (): void => {
    hasCome = true
  }
  server.on(kind, onCome)
  await turn()
  for (let turns = 0, since = performance.now(); turns < MOST_TURNS; turns++) {
    hasCome = false
    await turn()
    const now = performance.now()
    if (!hasCome && now - since < SHORT) break
    since = now
  }
  server.off(kind, onCome)
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
