import { connect } from 'node:net'
import { fc, fuzz, textOf } from '@frontage/kit/fuzz.setup'
import { afterAll, beforeAll, expect } from 'vitest'
import { startTestSite, type TestSite } from '../site.fake'

let site: TestSite
let form = 0

beforeAll(async () => {
  site = await startTestSite({ FORM_MESSAGES_PER_MINUTE: '1000000', FORM_UPLOADS_PER_MINUTE: '1000000' })
  for (const feature of site.app.features) form ||= ((await feature.fixture?.()) as { contactForm?: number } | undefined)?.contactForm ?? 0
})
afterAll(() => site.close())

const doors = () => [
  `/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`,
  '/wp-admin/admin-ajax.php?action=dnd_codedropz_upload',
  '/wp-admin/admin-ajax.php',
  `/contact-form/${form}`,
  '/review-form/1',
]

async function send(url: string, type: string, payload: string): Promise<void> {
  const headers = { 'content-type': type, origin: 'http://localhost', host: 'localhost' }
  const { statusCode, body } = await site.server.inject({ method: 'POST', url, headers, payload })
  expect(statusCode, `${url} ${body.slice(0, 200)}`).toBeLessThan(500)
  expect(body).not.toMatch(/\bat \w+ \(|node_modules/)
}

const parts = textOf([
  '--b',
  '--b--',
  '\r\n',
  '\r\n\r\n',
  'Content-Disposition: form-data; name="',
  'your-name',
  '"; filename="',
  'a.pdf',
  '"',
  'Content-Type: application/pdf',
  '%PDF-1.7',
  '[]',
  '[x][y]',
  '__proto__',
  'action',
  'wprp_save_review',
  '\0',
  ';',
  "*=UTF-8''%",
  'Content-Transfer-Encoding: base64',
])

fuzz(
  'any form of parts is answered, and no answer is a failure of ours (bar C13)',
  fc.tuple(fc.nat(4), parts, fc.boolean()),
  ([door, text, isWhole]) =>
    send(doors()[door]!, 'multipart/form-data; boundary=b', isWhole ? `--b\r\nContent-Disposition: form-data; name="${text}` : text),
)

const pairs = textOf([
  'action=',
  'wprp_load_more_revs',
  'wprp_save_review',
  'cf7mls_validation',
  '&',
  '=',
  '%',
  '%00',
  '%ff',
  '[]',
  '[a]',
  '+',
  'perrow',
  '__proto__',
  'your-name',
  'rating',
  '9'.repeat(30),
  '_wpcf7_unit_tag=wpcf7-f1-o1',
])

fuzz('any form of pairs is answered (bar C06)', fc.tuple(fc.nat(4), pairs), ([door, text]) =>
  send(doors()[door]!, 'application/x-www-form-urlencoded', text),
)

const calls = ['/api/sign-in', '/api/set-up', '/api/password/forgotten', '/api/password/reset', '/api/preview', '/api/forms/save']
const json = fc.oneof(
  fc.json({ maxDepth: 5 }),
  fc
    .record({ email: fc.anything({ maxDepth: 2 }), password: fc.anything({ maxDepth: 2 }), token: fc.anything({ maxDepth: 2 }) })
    .map((value) => JSON.stringify(value) ?? ''),
  textOf(['{', '}', '[', ']', '"email":', '"a"', ',', '1e999', 'null', '\\u0000', '\\ud800', '"']),
)

fuzz('any JSON is answered (bar C12)', fc.tuple(fc.constantFrom(...calls), json), ([url, text]) => send(url, 'application/json', text))

const queries = textOf(
  [
    '?',
    '&',
    '=',
    'form=1',
    'id=',
    'page=',
    '-1',
    '1e400',
    '%00',
    '%ff',
    '[]',
    'q=',
    's=',
    'sort=',
    'stars=9',
    'cursor=',
    '%',
    'a'.repeat(300),
  ],
  14,
)
const readings = [
  '/api/ticket',
  '/api/forms/form',
  '/api/forms/ticket',
  '/api/reviews/display',
  '/api/reviews/summary',
  '/api/portfolio/items',
  '/api/portfolio/item',
  '/api/search',
  '/wp-json/wp/v2/astra-portfolio',
  '/reviews',
  '/',
  '/embed',
  '/media/',
  '/preview/',
]

fuzz('any query is answered (bars C02, C03)', fc.tuple(fc.constantFrom(...readings), queries), async ([path, query]) => {
  const url = `${path}?${encodeURI(query.toWellFormed()).replaceAll('#', '')}`
  const { statusCode, body } = await site.server.inject({ method: 'GET', url, headers: { host: 'localhost' } })
  expect(statusCode, `${url} ${body.slice(0, 200)}`).toBeLessThan(500)
})

/** Bytes as they are: what a client of the standard library would never send. */
function raw(target: string, cookie: string): Promise<string> {
  const { port, hostname } = new URL(site.base)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`)
  })
}

const lines = (text: string): string => text.replaceAll(/[\r\n]/g, '')
const targets = textOf(
  [
    '/',
    '//',
    '..',
    '/./',
    '%2e',
    '%2f',
    '%5c',
    '\\',
    '%',
    '%zz',
    '?',
    '#',
    ';',
    '*',
    'reviews',
    'admin',
    'api',
    'media',
    'assets',
    '.sqlite',
    'http://x/',
    '@',
    ':',
    ' ',
    '\0',
    'ā',
    '/'.repeat(900),
  ],
  12,
)
const cookies = textOf(['__Host-frontage=', 'frontage=', ';', '=', '"', 'a'.repeat(43), '\0', 'ā', ',', '%'], 10)

fuzz(
  'any address and any cookie is answered, and leads to no file (bars B10, C14)',
  fc.tuple(targets, cookies),
  async ([target, cookie]) => {
    const answer = await raw(lines(`/${target}`), lines(cookie))
    expect(answer).toMatch(/^HTTP\/1\.1 [1-4]\d\d /)
    expect(answer).not.toMatch(/SQLite format|"workspaces"|root:/)
  },
)
