import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { forget, startSite } from '../support/site'

test('bar H13: a stop lets what is under way finish, and ends with 0', async () => {
  const site = await startSite()
  let isStopping = false
  const statuses: number[] = []
  const broken: string[] = []
  async function visit(): Promise<void> {
    while (!isStopping) {
      await fetch(`${site.base}/api/reviews/summary?${Math.random()}`).then(
        async (response) => {
          statuses.push(response.status)
          await response.text()
        },
        (reason: Error & { cause?: { code?: string } }) => {
          if (reason.cause?.code !== 'ECONNREFUSED') broken.push(String(reason.cause?.code ?? reason))
        },
      )
    }
  }
  const visitors = Array.from({ length: 20 }, visit)
  await expect.poll(() => statuses.length).toBeGreaterThan(200)
  const code = site.stop()
  await new Promise((resolve) => site.process.once('exit', resolve))
  isStopping = true
  await Promise.all(visitors)
  expect(await code).toBe(0)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  // A question that had not come in yet finds the line closed, in whichever way it hears of it.
  expect(broken.filter((code) => !['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(code))).toEqual([])
  forget(site.folder)
})

test('whoever had sent half of a question when the server is told to stop sends the rest, and is answered (bar H13)', async () => {
  const site = await startSite({ words: [] })
  const { port, host } = new URL(site.base)
  const body = JSON.stringify({ email: 'nobody@example.test', password: 'not the one' })
  const socket = connect(Number(port), '127.0.0.1')
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(bytes.toString())).once('close', () => resolve('cut off'))
    socket.on('error', () => {})
  })
  const head = [`POST /api/sign-in HTTP/1.1`, `Host: ${host}`, `Origin: ${site.base}`, 'Content-Type: application/json']
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`)
  await expect.poll(async () => (await fetch(`${site.base}/readyz`)).status).toBe(200)
  const code = site.stop()
  await expect
    .poll(() =>
      fetch(`${site.base}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .not.toBe(200)
  socket.write(body.slice(20))
  expect(await answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: close/i)
  expect(await code).toBe(0)
  forget(site.folder)
})
