import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../site.fake'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

test('the document may be read by anybody, is kept as long as it is the same, and stays out of search engines', async () => {
  const first = await site.get('/api/openapi.json')
  expect(first.status).toBe(200)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, no-cache',
    'x-robots-tag': 'noindex',
    'access-control-allow-origin': '*',
  })
  const again = await fetch(`${site.base}/api/openapi.json`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('the page names every operation, by its feature, and leads to each', async () => {
  const page = await site.get('/api')
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex">')
  const { routes } = site.app.router
  expect(routes.filter(({ call }) => !html.includes(`<article id="${call.name}"`) || !html.includes(`href="#${call.name}"`))).toEqual([])
  for (const { name, routes: own } of site.app.features)
    expect([name, own.length === 0 || html.includes(`id="feature-${name}"`)]).toEqual([name, true])
  expect(html).toContain('POST /api/pages/{id}/draft')
  expect(html).toContain('action=wprp_load_more_revs')
})
