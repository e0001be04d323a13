import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, Server as TcpServer } from 'node:net'
import { createFakeClock } from '@frontage/kit/clock'
import { afterEach, expect, test, vi } from 'vitest'
import { createPageCache } from '../pages/page-cache'
import { limitConnections } from './connections'
import { createListener, drainingTime, type Listener, refusedPath } from './listener'

const bounds = {
  headerSeconds: 10,
  requestSeconds: 10,
  readSeconds: 0.2,
  connectionsPerAddress: 200,
  trustedProxies: [],
  publicUrl: undefined,
  strictTransport: 'off' as const,
}
let server: Listener
const sockets: Socket[] = []

async function start(handler: Parameters<typeof createListener>[1], other: Partial<typeof bounds> = {}): Promise<void> {
  server = createListener(createPageCache(1, createFakeClock('2026-11-22T00:00:00Z')), handler, { ...bounds, ...other }, 1024)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
}
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  server.close()
})

function open(): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  sockets.push(socket)
  return socket
}
const read = (socket: Socket): Promise<string> => new Promise((resolve) => void socket.once('data', (bytes) => resolve(bytes.toString())))
const closed = (socket: Socket): Promise<unknown> => new Promise((resolve) => void socket.once('close', resolve))
const ask = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

test('bar H13: while the server stops, whoever is connected is still answered, and told that the connection ends', async () => {
  await start((_request, response) => void response.end('here'))
  const visitor = open()
  visitor.write(ask)
  expect(await read(visitor)).toMatch(/keep-alive[\s\S]*here/)
  const isDrained = server.drain(10_000)
  expect(server.isDraining).toBe(true)
  visitor.write(ask)
  const [last] = await Promise.all([read(visitor), closed(visitor)])
  expect(last).toMatch(/connection: close[\s\S]*here/i)
  await isDrained
})

test('bar H13: an idle connection is not waited for longer than told', async () => {
  await start((_request, response) => void response.end('here'))
  const visitor = open()
  visitor.write(ask)
  await read(visitor)
  await server.drain(50)
})

test('whoever asked before the server stops, and is answered afterwards, is told that the connection ends (bar H13)', async () => {
  let answer = (): void => undefined
  await start((_request, response) => {
    answer = () => void response.end('made')
  })
  const visitor = open()
  visitor.write(ask)
  const asked = once(server, 'request')
  await asked
  const isDrained = server.drain(10_000)
  const heard = read(visitor)
  answer()
  const [last] = await Promise.all([heard, closed(visitor)])
  expect(last).toMatch(/connection: close[\s\S]*made/i)
  await isDrained
})

test('what is sent in the very moment in which idle connections end is answered (bar H13)', async () => {
  await start((_request, response) => void response.end('here'))
  const visitor = open()
  visitor.write(ask)
  await read(visitor)
  const answer = Promise.race([read(visitor), closed(visitor).then(() => 'cut off')])
  // In the queue of the system when the time is over, right before the server looks: it has seen nothing of it.
  const close = TcpServer.prototype.close
  const spy = vi.spyOn(TcpServer.prototype, 'close').mockImplementation(function (this: TcpServer, onEmpty) {
    setTimeout(() => visitor.write(ask), 50)
    return close.call(this, onEmpty)
  })
  const isDrained = server.drain(50)
  expect(await answer).toMatch(/connection: close[\s\S]*here/i)
  spy.mockRestore()
  await isDrained
})

test('while the server stops an idle connection is kept well longer than it was told (bar H13)', async () => {
  await start((_request, response) => void response.end('here'))
  expect(drainingTime({ shutdownSeconds: 10 }) - server.keepAliveTimeout).toBeGreaterThanOrEqual(2_000)
  expect(drainingTime({ shutdownSeconds: 2 })).toBeLessThan(2_000)
})

test('an idle connection is told that it ends earlier than it does (bar H13)', async () => {
  await start((_request, response) => void response.end('here'))
  const visitor = open()
  visitor.write(ask)
  expect(await read(visitor)).toMatch(/keep-alive: timeout=5\r/i)
  expect(server).toMatchObject({ keepAliveTimeout: 5_000, keepAliveTimeoutBuffer: 5_000 })
})

test('whoever had just connected when the port closes is answered, too (bar H13)', async () => {
  await start((_request, response) => void response.end('here'))
  const visitors = Array.from({ length: 20 }, open)
  const answers = visitors.map((visitor) => Promise.race([read(visitor), closed(visitor).then(() => 'cut off')]))
  for (const visitor of visitors) visitor.write(ask)
  // All of them have their connection now, and the server has seen none.
  await Promise.all(visitors.map((visitor) => new Promise((resolve) => visitor.once('connect', resolve))))
  const isDrained = server.drain(10_000)
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/connection: close[\s\S]*here/i)
  await isDrained
  expect(server.listening).toBe(false)
})

test('the port stays open for the notice, so that whoever asks whether the server is ready hears of it (bar H13)', async () => {
  await start((_request, response) => void response.end(String(server.isDraining)))
  const isDrained = server.drain(10_000, 2_000)
  for (let more = 0; more < 3; more++) {
    const visitor = open()
    const answer = read(visitor)
    visitor.write(ask)
    expect(await answer).toMatch(/connection: close[\s\S]*true/i)
  }
  await isDrained
})

test('bar H14: a connection whose other side reads nothing is closed; one whose answer is still being made is not', async () => {
  let answerLate = (): void => undefined
  await start((request, response) => {
    if (request.url === '/late') answerLate = () => void response.end('made')
    else response.end(Buffer.alloc(20_000_000))
  })
  const waiting = open()
  const answered = read(waiting)
  waiting.write('GET /late HTTP/1.1\r\nHost: x\r\n\r\n')
  const silent = open()
  silent.pause()
  silent.write(ask)
  const connections = (): Promise<number> => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))
  await expect.poll(connections).toBe(2)
  await expect.poll(connections).toBe(1)
  answerLate()
  expect(await answered).toContain('made')
})

test('whoever takes too long with a head, or a body, is told so and closed (bar H14)', async () => {
  await start((request) => void request.resume(), { headerSeconds: 0.2, requestSeconds: 0.2 })
  for (const begun of ['GET / HTTP/1.1\r\nHost: x\r\nA: ', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{"a":']) {
    const slow = open()
    const answer = read(slow)
    const isClosed = closed(slow)
    slow.write(begun)
    expect(await answer).toContain('408 Request Timeout')
    await isClosed
  }
})

test('a body that is too large is refused before it is sent, where its sender asks first (bar H15)', async () => {
  await start((request, response) => void request.resume().once('end', () => response.end('read')))
  const send = async (bytes: number): Promise<string> => {
    const visitor = open()
    const answer = read(visitor)
    visitor.write(`POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: ${bytes}\r\n\r\n`)
    return answer
  }
  expect(await send(1_025)).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close/i)
  expect(await send(1_024)).toContain('100 Continue')
})

test('connections of one address are counted at the port (bar H14)', async () => {
  await start((_request, response) => void response.end(), { connectionsPerAddress: 2 })
  server.prependListener('connection', (socket: Socket) => void Object.defineProperty(socket, 'remoteAddress', { value: '203.0.113.7' }))
  const [one, two, three] = [open(), open(), open()]
  await closed(three)
  for (const visitor of [one, two]) {
    visitor.write(ask)
    expect(await read(visitor)).toContain('200 OK')
  }
})

test.each([
  ['the root', '/', undefined],
  ['slashes in a query', '/about?to=https://elsewhere.example', undefined],
  ['two slashes at the start', '//evil.example', 404],
  ['two slashes within', '/a//b?x=1', 404],
  ['a path that is too long', `/${'a'.repeat(2_100)}`, 414],
  ['a long query', `/?s=${'a'.repeat(8_000)}`, undefined],
])('%s', (_name, url, status) => expect(refusedPath(url)).toBe(status))

test('an endless path is answered before anything looks at it', async () => {
  await start(() => expect.unreachable('nothing looks at it'))
  const visitor = open()
  visitor.write(`GET ${'/'.repeat(14_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)
  expect(await read(visitor)).toContain('414')
})

test('bar H14: one address holds so many connections and no more; proxies and this machine are not counted', () => {
  type Listen = (socket: Socket) => void
  let onConnection: Listen = () => undefined
  const fake = { on: (_name: string, listen: Listen) => (onConnection = listen) }
  limitConnections(fake as never, { connectionsPerAddress: 2, trustedProxies: ['10.0.0.0/8'] })
  const from = (remoteAddress: string) => {
    let onClose = (): void => undefined
    let isOpen = true
    const socket = {
      remoteAddress,
      destroy: () => {
        isOpen = false
      },
      once: (_name: string, listen: () => void) => (onClose = listen),
    }
    onConnection(socket as never)
    return { isOpen: () => isOpen, close: () => onClose() }
  }
  const [one, two, three] = [from('203.0.113.7'), from('203.0.113.7'), from('203.0.113.7')]
  expect([one, two, three].map((each) => each?.isOpen())).toEqual([true, true, false])
  expect(from('203.0.113.8').isOpen()).toBe(true)
  one?.close()
  expect(from('203.0.113.7').isOpen()).toBe(true)
  for (const uncounted of ['127.0.0.1', '::1', '::ffff:10.1.2.3'])
    expect([from(uncounted), from(uncounted), from(uncounted)].every((each) => each.isOpen())).toBe(true)
})
