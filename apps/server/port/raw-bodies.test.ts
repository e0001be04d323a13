import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { mostFormBytes } from '@frontage/kit/wire/body.server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../site.fake'

const B = '----b'
const PDF = '%PDF-1.7\n%%EOF\n'
let site: TestSite
let form = 0

beforeAll(async () => {
  site = await startTestSite({ FORM_MESSAGES_PER_MINUTE: '100000', FORM_UPLOADS_PER_MINUTE: '100000' })
  for (const feature of site.app.features) {
    const ids = (await feature.fixture?.()) as { contactForm?: number } | undefined
    form ||= ids?.contactForm ?? 0
  }
})
afterAll(() => site.close())

const part = (disposition: string, body: string, type = 'application/octet-stream'): string =>
  `--${B}\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`
const field = (name: string, value = '1'): string => part(`form-data; name="${name}"`, value, 'text/plain')
const end = `--${B}--\r\n`
const file = (name: string): string => part(`form-data; name="upload-file"; filename="${name}"`, 'abc')

/** Bodies that no browser sends, with the answers that are fine for each. */
const bodies: Readonly<Record<string, readonly [body: string, statuses: readonly number[]]>> = {
  'without an end': [file('a.png'), [400]],
  'that breaks off within a border': [
    `--${B}\r\nContent-Disposition: form-data; name="upload-file"; filename=""\r\n\r\n\r\n--${B.slice(0, -1)}\r\n\r\n`,
    [400],
  ],
  'that ends after the head of a part': [`--${B}\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n${end}`, [200, 400]],
  'with another border than it said': [file('a.png').replaceAll(B, '----c') + end.replace(B, '----c'), [400]],
  'with nothing in it': ['', [200, 400]],
  'with an empty name': [part('form-data; name=""; filename="a.png"', 'abc') + end, [200, 400]],
  'with a part that says nothing of itself': [`--${B}\r\n\r\nx\r\n${end}`, [200, 400]],
  'with numbers as names': [['4294967295', '99999999999', '-1'].map((index) => field(`a[${index}]`)).join('') + end, [200, 400]],
  'with deep brackets': [field(`a${'[b]'.repeat(5000)}`) + end, [200, 400]],
  'with names of a prototype': [field('__proto__[isAdmin]') + field('constructor[prototype][isAdmin]') + end, [200, 400]],
  'of 20,000 parts': [Array.from({ length: 20_000 }, (_, index) => field(`f${index}`)).join('') + end, [400, 413]],
  'with a head of 5,000 lines': [
    `--${B}\r\n${Array.from({ length: 5000 }, (_, index) => `X-${index}: y\r\n`).join('')}Content-Disposition: form-data; name="a"\r\n\r\nx\r\n${end}`,
    [200, 400],
  ],
  'with a line of 200 KB in a head': [part(`form-data; name="${'a'.repeat(200_000)}"`, 'x') + end, [200, 400]],
  'with a NUL in the name of a file': [file('a.php\0.png') + end, [200, 400]],
  'with a path as the name of a file': [file('../../../../tmp/frontage-trav.png') + end, [200, 400]],
  'with forms within a form': [
    `--${B}\r\nContent-Disposition: form-data; name="n"\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\nContent-Disposition: file; filename="x.php"\r\n\r\n<?php\r\n--c--\r\n\r\n${end}`,
    [200, 400],
  ],
}

/** Asks whether a body may come, as curl and PHP do before long ones, and sends it when it may; everything that was answered. */
function askFirst(address: string, body: string, length = body.length): Promise<string> {
  const { host, port, hostname } = new URL(site.base)
  const head = `POST ${address} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: multipart/form-data; boundary=${B}\r\n`
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      if (/^HTTP\/1\.1 100 Continue\r\n\r\n$/.test(answer)) socket.write(body)
    })
    socket.on('close', () => resolve(answer))
    socket.write(`${head}Content-Length: ${length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`)
  })
}

/** Sends bytes as they are, and hands back the status; 0 where the server only closed. `cut`: hang up after so many. */
function raw(
  address: string,
  body: string,
  { type = `multipart/form-data; boundary=${B}`, cut = Number.POSITIVE_INFINITY } = {},
): Promise<number> {
  const { host, port, hostname } = new URL(site.base)
  const bytes = Buffer.from(body)
  const head = `POST ${address} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.base}\r\nContent-Type: ${type}\r\nContent-Length: ${bytes.length}\r\nConnection: close\r\n\r\n`
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)))
    socket.write(head)
    if (cut < bytes.length) socket.write(bytes.subarray(0, cut), () => socket.destroy())
    else socket.write(bytes)
  })
}

const incoming = (): string[] => {
  try {
    return readdirSync(path.join(site.folder, 'files', '.incoming'))
  } catch {
    return []
  }
}
/** Files and connections that this process holds open; 0 where the system does not tell. */
const openFiles = (): number => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0)

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
/** Bytes that something still refers to. */
function memoryInUse(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const doors = (): string[] => [
  `/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`,
  '/wp-admin/admin-ajax.php?action=dnd_codedropz_upload',
  '/wp-admin/admin-ajax.php?action=cf7mls_validation',
  `/contact-form/${form}`,
]
const rows = async () =>
  (await site.app.db.withTables<{ form_entry: { id: number } }>().selectFrom('form_entry').select('id').execute()).length

describe('bodies that no browser sends', () => {
  test.each(Object.entries(bodies))('bar C13: a form %s', async (_name, [body, statuses]) => {
    const before = await rows()
    // A door that needs more than came along says so: what is refused later is refused as well.
    const fine = [...statuses, 422]
    // At the AJAX address the fields before a file decide, in an answer of 200 as clients of the originals read it.
    const fineAt = (door: string) => (door.startsWith('/wp-admin/') ? [...fine, 200] : fine)
    for (const door of doors()) expect(fineAt(door), door).toContain(await raw(door, body))
    await expect.poll(incoming, { timeout: 10_000 }).toEqual([])
    expect(await rows()).toBe(before)
    expect((await site.get('/healthz')).status).toBe(200)
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })

  test('a thousand of them, mixed with ones that break off, leave no file, no row, no connection, nothing open and nothing in memory (bar C13)', async () => {
    const connections = (): Promise<number> => new Promise((resolve) => site.server.server.getConnections((_none, count) => resolve(count)))
    const small = Object.values(bodies).flatMap(([body]) => (body.length < 50_000 ? body : []))
    const [rowsBefore, open, files] = [await rows(), await connections(), openFiles()]
    let memory = 0
    for (let round = 0; round < 100; round++) {
      // What is kept for good is there after the first ones.
      if (round === 20) memory = memoryInUse()
      const sent = Array.from({ length: 10 }, (_, index) => {
        const at = round * 10 + index
        const body = small[at % small.length] ?? ''
        return raw(doors()[at % 4] ?? '', body, at % 3 ? {} : { cut: Math.floor(body.length / 2) })
      })
      for (const status of await Promise.all(sent)) expect([0, 200, 400, 413, 422]).toContain(status)
    }
    await expect.poll(incoming, { timeout: 10_000 }).toEqual([])
    await expect.poll(connections, { timeout: 10_000 }).toBeLessThanOrEqual(open)
    await expect.poll(openFiles, { timeout: 10_000 }).toBeLessThanOrEqual(files)
    expect(memoryInUse() - memory).toBeLessThan(30_000_000)
    expect(await rows()).toBe(rowsBefore)
  })

  test.each(['without an end', 'that breaks off within a border'])('bar C13: a form %s, whose form is named first', async (name) => {
    const { uploads } = (await (await site.get(`/api/forms/ticket?form=${form}`)).json()) as { uploads: string }
    const named = field('security', uploads) + field('form_id', String(form)) + field('_wpcf7', String(form))
    for (const door of doors()) expect([400, 422], door).toContain(await raw(door, named + bodies[name]![0]))
    await expect.poll(incoming, { timeout: 10_000 }).toEqual([])
    expect((await site.get('/healthz')).status).toBe(200)
  })

  test('U02: a client that asks before it sends a large file is told to go on', async () => {
    const { uploads } = (await (await site.get(`/api/forms/ticket?form=${form}`)).json()) as { uploads: string }
    const fields = { action: 'dnd_codedropz_upload', security: uploads, form_id: String(form) }
    const file = part('form-data; name="upload-file"; filename="plan.pdf"', PDF + 'x'.repeat(2_000_000))
    const body =
      Object.entries(fields)
        .map(([name, value]) => field(name, value))
        .join('') +
      file +
      end
    const answer = await askFirst('/wp-admin/admin-ajax.php', body)
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/)
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 100', 'HTTP/1.1 200'])
  })

  test('bar D10: whoever announces more than anything takes is refused before it is sent', async () => {
    expect(await askFirst('/wp-admin/admin-ajax.php', '', 10 ** 12)).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('a call that is named in a form has its own bounds, whatever others take at the same address (bars C13, H15)', async () => {
    const { uploads } = site.app.router.routes.find(({ call }) => call.name === 'wprp_save_review')!.call
    const named = field('action', 'wprp_save_review') + part('form-data; name="wprevpro_review_avatar"; filename="a.jpg"', 'x')
    expect(await askFirst('/wp-admin/admin-ajax.php', named, mostFormBytes(uploads!) + 1)).toContain('HTTP/1.1 413 ')
    const { uploads: security } = (await (await site.get(`/api/forms/ticket?form=${form}`)).json()) as { uploads: string }
    const upload = field('action', 'dnd_codedropz_upload') + field('security', security) + field('form_id', String(form))
    const plan = part('form-data; name="upload-file"; filename="plan.pdf"', PDF)
    expect(await raw('/wp-admin/admin-ajax.php', upload + plan + end)).toBe(200)
    expect(await raw('/wp-admin/admin-ajax.php', upload + plan + plan + end)).toBe(413)
  })

  test('a form of more parts than any has is refused, also where it is good otherwise; one without an end is cut off (bar C13)', async () => {
    const good = field('_wpcf7_unit_tag', `wpcf7-f${form}-o1`)
    const parts = (count: number) => Array.from({ length: count }, (_, index) => field(`f${index}`)).join('')
    expect(await raw(doors()[0]!, good + parts(1_500) + end)).toBe(200)
    expect(await raw(doors()[0]!, good + parts(2_500) + end)).toBe(413)
    const { host, port, hostname } = new URL(site.base)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    const isClosed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(
      `POST /wp-admin/admin-ajax.php?action=wprp_load_more_revs HTTP/1.1\r\nHost: ${host}\r\nContent-Type: multipart/form-data; boundary=${B}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`
    socket.write(chunk(`--${B}\r\nContent-Disposition: form-data; name="a"\r\n\r\n`))
    const more = (): void => void (socket.writable && socket.write(chunk('x'.repeat(65_536)), () => setImmediate(more)))
    more()
    await isClosed
  })

  test('bar D19: connections that are cut half way leave nothing behind, and the next try works', async () => {
    const body = `${field('your-name', 'Ann')}${part('form-data; name="upload-file"; filename="a.pdf"', PDF + 'x'.repeat(100_000))}${end}`
    const before = await rows()
    for (let round = 0; round < 500; round++) {
      const cuts = doors().map((door) => raw(door, body, { cut: 50_000 + round }))
      expect(await Promise.all(cuts)).toEqual(doors().map(() => 0))
    }
    await expect.poll(incoming, { timeout: 10_000 }).toEqual([])
    expect(await rows()).toBe(before)
    expect(await raw(doors()[0] ?? '', body)).toBe(400)
  })

  test.each([
    ['deep', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['deep within', `{"email":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)},"password":"x"}`],
    ['of many names', `{${Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`).join(',')}}`],
    ['with a name twice', '{"email":"a@b.test","email":["c"],"password":"x","password":{}}'],
    ['with a number beyond all', '{"email":1e400,"password":-1e400}'],
    ['of ten megabytes', JSON.stringify({ email: 'a'.repeat(10_000_000), password: 'x' })],
    ['with names of a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'],
    ['that breaks off', '{"email":"a@b.te'],
  ])('bar C12: JSON %s', async (_name, body) => {
    for (const address of ['/api/sign-in', '/api/set-up']) {
      const status = await raw(address, body, { type: 'application/json' })
      expect([400, 413], address).toContain(status)
    }
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
    expect((await site.get('/healthz')).status).toBe(200)
  })
})
