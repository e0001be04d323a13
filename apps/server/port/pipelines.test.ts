import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createFakeClock } from '@frontage/kit/clock'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPageCache } from '../pages/page-cache'
import { createListener, type Listener } from './listener'
import { MOST_AT_ONCE } from './pipelines'

let server: Listener
const waiting: ServerResponse[] = []
beforeEach(async () => {
  const bounds = { headerSeconds: 10, requestSeconds: 10, readSeconds: 10, connectionsPerAddress: 0, trustedProxies: [] }
  const cache = createPageCache(1, createFakeClock('2026-11-22T00:00:00Z'))
  const more = { publicUrl: undefined, strictTransport: 'off' as const }
  server = createListener(cache, (_request, response) => void waiting.push(response), { ...bounds, ...more }, 1024)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  waiting.length = 0
  server.closeAllConnections()
  server.close()
})

function open() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (bytes) => (text += bytes)).on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  return { socket, closed, answers: () => text.split('200 OK').length - 1 }
}
const ask = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

test('a connection that asks for thousands of things at once is closed, and few of them are begun (bar I06)', async () => {
  const { socket, closed } = open()
  socket.write(ask.repeat(5_000))
  await closed
  expect(waiting.length).toBeLessThanOrEqual(MOST_AT_ONCE)
})

test('as many as are allowed are answered, and then as many again', async () => {
  const { socket, answers } = open()
  for (let round = 1; round <= 2; round++) {
    socket.write(ask.repeat(MOST_AT_ONCE))
    await expect.poll(() => waiting.length).toBe(MOST_AT_ONCE)
    for (const response of waiting.splice(0)) response.end('here')
    await expect.poll(answers).toBe(round * MOST_AT_ONCE)
  }
  socket.destroy()
})
