import { type AddressInfo, connect, type Socket } from 'node:net'
import { createFakeClock } from '@frontage/kit/clock'
import { afterEach, expect, test } from 'vitest'
import { createPageCache } from '../pages/page-cache'
import { createListener, type Listener } from './listener'

/** More than the machine keeps for a connection whose other side reads nothing. */
const LARGE = Buffer.alloc(8_000_000)

const bounds = {
  ...{ headerSeconds: 1, requestSeconds: 1, readSeconds: 1, connectionsPerAddress: 200 },
  ...{ trustedProxies: [], publicUrl: undefined, strictTransport: 'off' as const },
}
let server: Listener
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function open(): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  return socket.on('error', () => undefined)
}
const connections = (): Promise<number> => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))

test.each([
  [500, 'send a head that never ends', 'GET /slow HTTP/1.1\r\nHost: x\r\nA: '],
  [500, 'send a body that never comes', 'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{"a":'],
  // Each of these takes megabytes of the machine's own memory.
  [50, 'read nothing of what they asked for', 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n'],
])('%d that %s are closed, and whoever comes meanwhile is answered (bar H14)', async (many, _what, begun) => {
  const cache = createPageCache(1, createFakeClock('2026-11-22T00:00:00Z'))
  const answers: Readonly<Record<string, Buffer>> = { '/': Buffer.from('here'), '/large': LARGE }
  server = createListener(cache, ({ url = '' }, response) => void (answers[url] && response.end(answers[url])), bounds, 1024)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  let came = 0
  server.on('connection', () => came++)
  const slow = Array.from({ length: many }, open)
  for (const socket of slow) socket.pause().write(begun)
  await expect.poll(() => came, { timeout: 10_000 }).toBe(many)
  const visitor = open()
  const answer = new Promise((resolve) => void visitor.once('data', (bytes) => resolve(String(bytes))))
  visitor.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(await answer).toContain('here')
  await expect.poll(connections, { timeout: 20_000 }).toBe(0)
  for (const socket of slow) socket.destroy()
})
