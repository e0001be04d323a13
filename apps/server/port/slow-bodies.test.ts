import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSlowBody } from './slow-bodies'

const SECONDS = 0.2
const server = createServer((request, response) => {
  endSlowBody(request, SECONDS)
  request.resume().once('end', () => response.end('all of it'))
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => void server.close(resolve)))

/** Sends so many parts of so many bytes, one after the other, and hands back what was answered; what is announced and not sent never comes. */
async function send(type: string, parts: number, bytes: number, announced = parts * bytes): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk)).on('error', () => undefined)
  const ended = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${announced}\r\n\r\n`)
  for (let part = 0; part < parts && !socket.destroyed; part++) {
    socket.write(Buffer.alloc(bytes))
    await setTimeout(SECONDS * 100)
  }
  await ended
  return answer
}

const form = 'multipart/form-data; boundary=x'

test('a body that does not come is given up, whatever it is', async () => {
  expect(await send('application/json', 1, 10, 20)).toContain('408 Request Timeout')
  expect(await send(form, 30, 10, 10_000)).toContain('408 Request Timeout')
})

test('a form with files takes its time as long as it keeps coming', async () => {
  expect(await send(form, 30, 8192)).toContain('all of it')
})

test('a body that is no such form has to be here in time', async () => {
  expect(await send('application/json', 30, 8192)).toContain('408 Request Timeout')
})
