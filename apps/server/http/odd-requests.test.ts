import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite

beforeAll(async () => {
  site = await startFilledSite({ PUBLIC_URL: 'http://site.test' })
})
afterAll(() => site.close())

/** Sends these bytes as they are; what came back. */
function raw(bytes: string): Promise<{ status: number; text: string; answers: number }> {
  const { port, hostname } = new URL(site.base)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () =>
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, answers: text.match(/^HTTP\/1\.1 \d/gm)?.length ?? 0 }),
    )
    socket.write(bytes)
  })
}

describe('addresses that other servers take for something else', () => {
  test.each([
    '//api/accounts',
    '/API/ACCOUNTS',
    '/api/accounts/',
    '/api%2faccounts',
    '/api/accounts%2f',
    '/api/accounts.',
    '/api/accounts;x=1',
    '/x/..;/api/accounts',
    '/x/%2e%2e/api/accounts',
    '/./api/accounts',
    '/api/accounts%00',
    '/api/accounts.json',
    '/index.php/api/accounts',
    '/batch',
    '/api/batch',
    '/wp-json/batch/v1',
    '/wp-json/wp/v2/users',
    '/?_method=DELETE&rest_route=/wp/v2/users',
    '/reviews?_method=POST',
  ])('%s shows a visitor nothing of the inside (bar B10)', async (address) => {
    const { status, text } = await raw(`GET ${address} HTTP/1.1\r\nHost: ${new URL(site.base).host}\r\nConnection: close\r\n\r\n`)
    expect([200, 301, 308, 400, 401, 404]).toContain(status)
    expect(text).not.toMatch(/@site\.test|"accounts"|"role"/)
  })
})

describe('requests that two servers could read in two ways', () => {
  const head = 'POST /api/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n'
  const smuggled = 'GET /api/accounts HTTP/1.1\r\nHost: x\r\n\r\n'
  test.each([
    ['two ways to say how long', `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${smuggled}`],
    ['an encoding with a blank before its colon', `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['an encoding that nobody knows', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['an encoding that is said twice', `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a length that is no number', `${head}Content-Length: +2\r\n\r\n{}${smuggled}`],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a line of a header that goes on below', 'GET / HTTP/1.1\r\nHost: x\r\n X: y\r\nConnection: close\r\n\r\n'],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\nConnection: close\r\n\r\n'],
  ])('%s: refused, and nothing behind it is answered (bar C14)', async (_name, bytes) => {
    const { status, answers, text } = await raw(bytes)
    expect(status).toBe(400)
    expect(answers).toBe(1)
    expect(text).not.toContain('"accounts"')
  })

  test.each([
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/etc/passwd',
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/../../package.json',
    '/media/..%2f..%2fsite.sqlite',
  ])('%s leads to no file (bar C14)', async (address) => {
    const { status, text } = await raw(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect([301, 308, 400, 404]).toContain(status)
    expect(text).not.toMatch(/root:|"workspaces"|SQLite format/)
  })
})

describe('more than anybody needs', () => {
  const host = () => new URL(site.base).host
  test.each([
    ['cookies of 16 KB', () => `GET / HTTP/1.1\r\nHost: ${host()}\r\nCookie: ${'a=b; '.repeat(4_000)}\r\nConnection: close\r\n\r\n`, [431]],
    ['3,000 headers', () => `GET / HTTP/1.1\r\nHost: ${host()}\r\n${'X: y\r\n'.repeat(3_000)}Connection: close\r\n\r\n`, [431]],
    ['an address of 16 KB', () => `GET /${'a'.repeat(15_000)} HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`, [414, 431]],
    ['a query of 16 KB', () => `GET /?${'a'.repeat(17_000)} HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`, [414, 431]],
    [
      '100 cookies',
      () =>
        `GET /healthz HTTP/1.1\r\nHost: ${host()}\r\nCookie: ${Array.from({ length: 100 }, (_, at) => `c${at}=1`).join('; ')}\r\nConnection: close\r\n\r\n`,
      [200],
    ],
  ] as const)('%s: said, and the next request is answered (bar I06)', async (_name, bytes, statuses) => {
    expect(statuses).toContain((await raw(bytes())).status)
    expect((await site.get('/healthz')).status).toBe(200)
  })
})

describe('answers before a request is read, or looked at', () => {
  const head = 'Host: x\r\nConnection: close\r\n'
  test.each([
    [400, 'GET / HTTP/1.1\r\n X\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [404, `GET //a HTTP/1.1\r\n${head}\r\n`],
    [413, `POST / HTTP/1.1\r\n${head}Expect: 100-continue\r\nContent-Length: 99999999999\r\n\r\n`],
    [414, `GET /${'a'.repeat(3_000)} HTTP/1.1\r\n${head}\r\n`],
    [417, `GET / HTTP/1.1\r\n${head}Expect: something\r\n\r\n`],
    [421, 'GET / HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\n${head}X: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('%i says how it may be used, like every other answer (bar E06)', async (wanted, bytes) => {
    const { status, answers, text } = await raw(bytes)
    expect([status, answers]).toEqual([wanted, 1])
    for (const line of [
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      "content-security-policy: default-src 'none'",
      'charset=utf-8',
    ])
      expect(text.toLowerCase()).toContain(line)
    expect(text).toMatch(/referrer-policy: .+\r\n/i)
    expect(text).toMatch(/connection: close/i)
  })
})
