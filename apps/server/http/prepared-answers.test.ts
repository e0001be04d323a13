import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compressed } from './assets'
import type { Delivery } from './deliver'
import { createPageDelivery } from './prepared-answers'

const HEAD = { 'content-security-policy': "default-src 'none'", 'cache-control': 'public, no-cache' }
const NOW = Date.UTC(2026, 10, 25)
const pageOf = async (text: string, headers: Record<string, string> = HEAD): Promise<Delivery> => ({
  status: 200,
  headers,
  asset: await compressed(Buffer.from(text), 'text/html; charset=utf-8'),
})

let now: number
let server: Server
let page: Delivery
let isEnding: boolean
/** How much was written at once, on all connections. */
let writes: number[]
const sockets: Socket[] = []

beforeEach(async () => {
  now = NOW
  isEnding = false
  writes = []
  page = await pageOf('<p>Māpua</p>')
  const deliver = createPageDelivery(() => now)
  server = createServer((request, response) => {
    if (isEnding) response.setHeader('connection', 'close')
    deliver(page, request, response)
  })
  server.on('connection', (socket: Socket) => {
    const write = socket.write.bind(socket)
    vi.spyOn(socket, 'write').mockImplementation(((chunk: string, ...rest: [never]) => {
      writes.push(chunk.length)
      return write(chunk, ...rest)
    }) as never)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
})

const request = (head = '', method = 'GET', version = '1.1'): string => `${method} / HTTP/${version}\r\nHost: x\r\n${head}\r\n`

/** What comes back on one connection that is sent all of this at once, as it came; the last of it ends the connection. */
async function send(...requests: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.write(requests.join(''))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}
const last = request('connection: close\r\n')
const answersIn = (text: string): string[] => text.split(/(?=HTTP\/1\.1 )/)
const without = (text = '', ...names: string[]): string =>
  names.reduce((left, name) => left.replace(new RegExp(`^${name}: .*\r\n`, 'im'), ''), text)

test('who asks the same within a second gets the same bytes, in one write', async () => {
  const [first, second, third] = answersIn(await send(request(), request(), last))
  expect(second).toBe(first)
  expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: keep-alive\r\nkeep-alive: timeout=5\r\n\r\n<p>/i)
  expect(without(third, 'connection')).toBe(without(first, 'connection', 'keep-alive'))
  expect(writes).toContain(first?.length)
  expect(writes.filter((length) => length === first?.length)).toHaveLength(1)
})

test('requests that come at once are answered in their order, each in its own encoding', async () => {
  const br = request('accept-encoding: br\r\n')
  const answers = answersIn(await send(request(), br, request(), br, request('accept-encoding: gzip\r\n'), last))
  const encodings = answers.map((answer) => /content-encoding: (\w+)/.exec(answer)?.[1])
  expect(encodings).toEqual([undefined, 'br', undefined, 'br', 'gzip', undefined])
  expect(answers[3]).toBe(answers[1])
})

test('whoever asks for less, has it already, or ends the connection is answered so, however often it was prepared', async () => {
  const { etag } = page.asset
  const answers = answersIn(await send(request(), request(), request('', 'HEAD'), request(`if-none-match: ${etag}\r\n`), last))
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['200', '200', '200', '304', '200'])
  expect(answers[2]).toBe(answers[0]?.replace('<p>M\u00c4\u0081pua</p>', ''))
  expect(answers[3]).not.toContain('<p>')
  expect(await send(request('', 'GET', '1.0'))).toMatch(/connection: close/i)
  isEnding = true
  expect(await send(request())).toMatch(/connection: close/i)
})

test('another page, or the same text under other headers, is not what was prepared', async () => {
  await send(request(), last)
  page = { ...page, headers: { ...HEAD, 'retry-after': '5' } }
  expect(await send(request(), last)).toMatch(/retry-after: 5[\s\S]*retry-after: 5/)
  page = await pageOf('<p>Motueka</p>')
  expect(await send(request(), last)).toMatch(/Motueka[\s\S]*Motueka/)
})

test('an answer is repeated within its second, and not in the next one, which has a date of its own', async () => {
  const [first = ''] = answersIn(await send(request(), last))
  const isInOnePiece = async (): Promise<boolean> => {
    writes = []
    await send(request(), last)
    return writes.includes(first.length)
  }
  now = NOW + 999
  expect(await isInOnePiece()).toBe(true)
  now = NOW + 1_000
  expect(await isInOnePiece()).toBe(false)
})
