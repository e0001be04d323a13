import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../site.fake'

let site: TestSite
let closed: TestSite
beforeAll(async () => {
  site = await startTestSite()
  closed = await startTestSite({}, undefined, false)
})
afterAll(async () => {
  await site.close()
  await closed.close()
})

type Answer = { readonly status: number; readonly type: string; readonly text: string }

/** Asks with these headers and no others: fetch sets some of its own. */
const asked = (path: string, headers: Record<string, string> = {}, { base } = site): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(base + path, { headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }))
    })
      .on('error', reject)
      .end()
  })

const short = { status: 404, type: 'text/plain; charset=utf-8', text: 'Not found\n' }
const images = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const pages = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe('a file that is not there is answered by a line of text', () => {
  test.each([
    ...['/media/nothing-800.webp', '/media/nothing-social.jpg', '/media/films/nothing.webm', '/media/odd', '/assets/nothing.js'],
    ...['/look/faces/nothing.woff2', '/apple-touch-icon-precomposed.png', '/apple-touch-icon-120x120.png'],
    ...['/a/b/logo.PNG', '/service-worker.js', '/ads.txt', '/.env', '/backup.sql', '/feed.atom', '/x.webp?v=2'],
  ])('%s', async (path) => expect(await asked(path, { accept: pages })).toEqual(short))

  test.each([
    ['/pictures/logo', { accept: images }],
    ['/api-of-others', { accept: 'application/json' }],
    ['/anything', { accept: '*/*', 'sec-fetch-dest': 'script' }],
  ])('%s, asked for as %j', async (path, headers) => expect(await asked(path, headers)).toEqual(short))

  test('before the site is open too, which says of no page that it is not there', async () => {
    expect(await asked('/logo.png', { accept: pages }, closed)).toEqual(short)
    expect(await asked('/nothing', { accept: pages }, closed)).toMatchObject({ status: 503, type: 'text/html; charset=utf-8' })
  })
})

test.each([
  ['/nothing', {}],
  ['/nothing', { accept: '*/*' }],
  ['/nothing', { accept: pages, 'sec-fetch-dest': 'document' }],
  ['/old-page.html', { accept: pages }],
  ['/index.php?page=2', {}],
  ['/version-2.0/notes', { accept: pages }],
])('a page that is not there is a page that says so: %s with %j', async (path, headers) => {
  expect(await asked(path, headers)).toMatchObject({ status: 404, type: 'text/html; charset=utf-8', text: expect.stringContaining('<h1>') })
})
