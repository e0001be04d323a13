import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createReadOut } from './read-out.server'
import { createSendOut } from './send-out.server'

const HOST = 'hook.test'
const usual = https.globalAgent
let cert = ''
let key = ''
let answer: (request: IncomingMessage, response: ServerResponse) => void
let asked: string[] = []
let server: https.Server

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-cert-'))
  const [keyFile, certFile] = ['key', 'cert'].map((name) => path.join(folder, name)) as [string, string]
  const names = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      ...names,
      '-keyout',
      keyFile,
      '-out',
      certFile,
    ],
    { stdio: 'ignore' },
  )
  cert = readFileSync(certFile, 'utf8')
  key = readFileSync(keyFile, 'utf8')
  rmSync(folder, { recursive: true })
  server = https.createServer({ cert, key }, (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(() => {
  https.globalAgent = usual
  vi.restoreAllMocks()
  asked = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

type Connecting = { readonly lookup: (host: string, options: object, found: (...answer: unknown[]) => void) => void }

/** What goes to the port of https goes to our server; `trusted`: as if its certificate were everybody's. */
function lead({ trusted, look = () => {} }: { trusted: boolean; look?: (connecting: Connecting) => void }): void {
  const port = (server.address() as AddressInfo).port
  class Leading extends https.Agent {
    override createConnection = (options: object) => {
      look(options as Connecting)
      return connect({ ...options, host: '127.0.0.1', port, servername: HOST, ...(trusted && { ca: cert }) })
    }
  }
  https.globalAgent = new Leading()
}

const guards = { lookup: async () => [{ address: '93.184.216.34', family: 4 }] }
const call = { url: `https://${HOST}/in`, headers: { 'content-type': 'application/json' }, body: '{"a":1}' }
const send = () => createSendOut(guards)(call)

test('a receiver whose certificate nobody vouches for gets nothing (bar E20)', async () => {
  lead({ trusted: false })
  answer = (_request, response) => void response.end('ok')
  await expect(send()).rejects.toThrow(/certificate/)
  expect(asked).toEqual([])
})

test('a connection goes to the very address that was looked at: its name is not asked for again (bar E18)', async () => {
  const found: unknown[] = []
  const note = (...answered: unknown[]): void => void found.push(answered)
  const look = ({ lookup }: Connecting): void => {
    for (const options of [{}, { all: true }]) lookup(HOST, options, note)
  }
  lead({ trusted: true, look })
  answer = (_request, response) => void response.end('ok')
  await send()
  expect(found).toEqual([
    [null, '93.184.216.34', 4],
    [null, [{ address: '93.184.216.34', family: 4 }]],
  ])
})

test('a receiver that sends us on is not followed (bars E18, E20)', async () => {
  lead({ trusted: true })
  answer = (_request, response) => void response.writeHead(302, { location: `https://${HOST}/again` }).end()
  expect(await send()).toBe(302)
  expect(asked).toEqual(['POST /in'])
})

/** Answers without an end, as fast as it is read; resolves with what was written when the line is cut. */
function endless(headers: Record<string, string> = {}): Promise<number> {
  return new Promise((done) => {
    answer = (_request, response) => {
      let written = 0
      const piece = Buffer.alloc(65_536, 'x')
      const more = (): void => {
        let isRoom = true
        while (isRoom && !response.destroyed) {
          written += piece.length
          isRoom = response.write(piece)
        }
      }
      response
        .writeHead(200, headers)
        .on('drain', more)
        .on('close', () => done(written))
      more()
    }
  })
}

test('of an answer without an end no more than a little is read, and then the line is cut (bar E20)', async () => {
  lead({ trusted: true })
  const written = endless()
  expect(await send()).toBe(200)
  expect(await written).toBeLessThan(16 * 1024 * 1024)
})

test('so it is where an owner wants something read, and what is packed is not unpacked (bar E20)', async () => {
  lead({ trusted: true })
  const written = endless({ 'content-encoding': 'gzip' })
  await expect(createReadOut(guards)({ url: `https://${HOST}/feed`, most: 100_000 })).rejects.toThrow('this is too large')
  expect(await written).toBeLessThan(16 * 1024 * 1024)
})

test('an answer that breaks off has been given; one that never begins is an error (bar E20)', async () => {
  lead({ trusted: true })
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half', () => response.socket?.end())
  }
  expect(await send()).toBe(200)
  answer = (request) => void request.socket.destroy()
  await expect(send()).rejects.toThrow()
})

test('a receiver that takes everything and says nothing is given up after ten seconds, and its line is cut (bar E20)', async () => {
  lead({ trusted: true })
  const patience = new AbortController()
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const isCut = new Promise<void>((done) => {
    answer = (request) => {
      request.socket.once('close', () => done())
      patience.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
    }
  })
  await expect(send()).rejects.toThrow(/abort/i)
  await isCut
  expect(asked.mock.calls).toEqual([[10_000]])
})
