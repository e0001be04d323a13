import { addressOf, pathFor } from '@frontage/kit/wire/address'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite
beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

/** What is no call: pages, files and links that were handed out. */
const others = [
  '/',
  '/nothing',
  '/admin',
  '/sandbox',
  '/robots.txt',
  '/sitemap.xml',
  `/preview/${'x'.repeat(43)}`,
  '/assets/site.js',
  '/health',
]

test('bar E17: no foreign origin is let in by any address of the site, with credentials or by its name', async () => {
  const calls = site.app.router.routes.map(({ call }) => ({ ...addressOf(call), path: pathFor(addressOf(call).path, () => 1), call }))
  const all = [...calls, ...others.map((path) => ({ method: 'GET', path, call: undefined }))]
  for (const origin of ['null', 'https://evil.example', `${site.base}.evil.example`])
    for (const { method, path, call } of all)
      for (const asked of [method, 'OPTIONS']) {
        const headers = { origin, cookie: site.cookies.owner, 'access-control-request-method': method, 'content-type': 'application/json' }
        const body = asked === 'POST' ? { body: '{}' } : {}
        const response = await fetch(site.base + path, { method: asked, headers, redirect: 'manual', ...body })
        const what = `${asked} ${path} from ${origin}`
        expect(response.headers.get('access-control-allow-credentials'), what).toBeNull()
        expect([null, '*'], what).toContain(response.headers.get('access-control-allow-origin'))
        const isForOwners = call && site.app.router.routes.find((route) => route.call === call)?.permission?.roles !== 'public'
        if (isForOwners) expect(response.headers.get('access-control-allow-origin'), what).toBeNull()
        if (isForOwners && asked === 'POST') expect(response.status, what).toBe(403)
      }
})
