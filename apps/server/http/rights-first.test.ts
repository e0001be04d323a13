import { connect } from 'node:net'
import { addressOf } from '@frontage/kit/wire/address'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../site.fake'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

/** Announces a body and sends nothing of it; the first line of the answer. */
function announce(address: string, type: string, length: number): Promise<string> {
  const { host, port, hostname } = new URL(site.base)
  const head = [`POST ${address} HTTP/1.1`, `Host: ${host}`, `Origin: ${site.base}`, `Content-Type: ${type}`, `Content-Length: ${length}`]
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n`))
    socket.once('data', (bytes) => {
      resolve(bytes.toString().split('\r\n')[0]!)
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

test('bar H15: who may not make a call is told so before a byte of its body is sent, whatever it is', async () => {
  const closed = site.app.router.routes.filter(
    ({ call, permission }) => permission?.roles !== 'public' && addressOf(call).method === 'POST',
  )
  expect(closed.length).toBeGreaterThan(50)
  for (const { call } of closed) {
    const address = addressOf(call).path.replace(/:\w+/g, '1')
    const type = call.uploads ? 'multipart/form-data; boundary=b' : 'application/json'
    expect([call.name, await announce(address, type, 1_000)]).toEqual([call.name, 'HTTP/1.1 401 Unauthorized'])
  }
})

test('bar H15: the line ends behind a refusal when a large body was announced', async () => {
  expect(await announce('/api/site/import', 'multipart/form-data; boundary=b', 250_000_000)).toBe('HTTP/1.1 401 Unauthorized')
  const { server } = site
  await expect.poll(() => new Promise((resolve) => server.server.getConnections((_error, count) => resolve(count)))).toBe(0)
})

test('what is packed is not unpacked', async () => {
  const response = await site.post('/api/sign-in', {}, { headers: { 'content-encoding': 'gzip' } })
  expect([response.status, await response.json()]).toEqual([415, expect.objectContaining({ code: 'unknown-type' })])
})

test('JSON of a visitor that is deep or endless is refused before it is read (bar C12)', async () => {
  for (const body of [`{"email":${'['.repeat(200)}`, `{"email":[${'[],'.repeat(30_000)}[]]}`]) {
    const response = await fetch(`${site.base}/api/sign-in`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', origin: site.base },
    })
    expect(response.status).toBe(413)
  }
})
