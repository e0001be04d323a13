import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite
const LIMITS = { SEARCHES_PER_MINUTE: '4', EMBEDS_PER_MINUTE: '3', PAGES_PER_MINUTE: '5' }

beforeAll(async () => {
  site = await startFilledSite({ ...LIMITS, TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => site.close())

let networks = 0
/** Somebody who has not been here yet. */
function newcomer() {
  const address = `198.51.100.${++networks}`
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(site.base + path, { redirect: 'manual', headers: { 'x-forwarded-for': address, ...headers } })
}
const load = (address: string, textsearch: string) =>
  site.get('/api/ticket?purpose=reviews').then(async (response) => {
    const { ticket } = (await response.json()) as { ticket: string }
    const body = new URLSearchParams({ action: 'wprp_load_more_revs', wpfb_nonce: ticket, typed: 'yes', textsearch })
    return fetch(`${site.base}/wp-admin/admin-ajax.php`, { method: 'POST', body, headers: { 'x-forwarded-for': address } })
  })

/** How many more a network may have; then it is told to wait. */
async function countUntilRefused(ask: (round: number) => Promise<Response>): Promise<readonly [number, Response]> {
  for (let round = 0; round < 20; round++) {
    const response = await ask(round)
    if (response.status === 429) return [round, response]
    await response.arrayBuffer()
  }
  throw new Error('nobody was refused')
}

describe('reading has limits', () => {
  test('a network that searches too much gets a page in words, with when to come back; others are answered (bar I02)', async () => {
    const visit = newcomer()
    const [count, refused] = await countUntilRefused((round) => visit(`/?s=deck${round}`))
    expect(count).toBe(4)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(refused.headers.get('content-type')).toContain('text/html')
    expect(await refused.text()).toContain('Please wait a minute and try again.')
    expect((await newcomer()('/?s=deck99')).status).toBe(200)
  })

  test('pages that are drawn already are never refused, and neither is what was searched before (bar I02)', async () => {
    const visit = newcomer()
    for (const path of ['/?s=porch', '/?s=gutter']) expect((await visit(path)).status).toBe(200)
    await countUntilRefused((round) => visit(`/?s=roof${round}`))
    await countUntilRefused((round) => visit(`/nowhere-${round}`))
    const ready = await Promise.all(['/?s=gutter', '/?s=gutter&utm_source=x', '/?s=porch', '/?S=1&s=porch'].map((path) => visit(path)))
    expect(ready.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('addresses without a page count as pages that are drawn, and their page is drawn once', async () => {
    const visit = newcomer()
    const etags = new Set<string | null>()
    const [count] = await countUntilRefused(async (round) => {
      const response = await visit(`/gone-${round}`)
      if (response.status === 404) etags.add(response.headers.get('etag'))
      return response
    })
    expect([count, etags.size]).toEqual([5, 1])
  })

  test('embeds and calls answer as JSON, which pages of others may read (bar I02)', async () => {
    const visit = newcomer()
    const [count, refused] = await countUntilRefused((round) => visit(`/embed?show=review-list.${round + 1}`))
    expect(count).toBe(3)
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect(await refused.json()).toMatchObject({ code: 'too-many', data: { status: 429 } })
    const address = '203.0.113.9'
    const [calls, call] = await countUntilRefused(() => load(address, 'deck'))
    expect(calls).toBe(4)
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(await call.json()).toMatchObject({ code: 'too-many', message: expect.stringContaining('Please wait a minute') })
    expect((await load(address, '')).status).toBe(200)
  })

  test('routes that WordPress clients read are counted as well (bar I02)', async () => {
    const visit = newcomer()
    const [count, refused] = await countUntilRefused((round) => visit(`/wp-json/wp/v2/astra-portfolio?search=x${round}`))
    expect(count).toBe(4)
    expect(await refused.json()).toMatchObject({ code: 'too-many', data: { status: 429 } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  })

  test('whoever is signed in goes on when their network has read too much (bar I02)', async () => {
    const visit = newcomer()
    await countUntilRefused((round) => visit(`/?s=fence${round}`))
    // Behind a proxy the cookie is the one of https.
    const headers = { cookie: site.cookies.owner.replace(/^frontage=/, '__Host-frontage='), 'sec-fetch-site': 'same-origin' }
    expect((await visit('/?s=gate', headers)).status).toBe(200)
  })

  test('an IPv6 network is its /64', async () => {
    const visit = (round: number) => fetch(`${site.base}/?s=v6-${round}`, { headers: { 'x-forwarded-for': `2001:db8:1:2::${round + 1}` } })
    expect((await countUntilRefused(visit))[0]).toBe(4)
  })
})
