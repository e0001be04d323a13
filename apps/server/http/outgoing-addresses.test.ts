import path from 'node:path'
import { textIn } from '@frontage/kit/storage/dump.fake'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedbackOf, messageOf, startTracedSite, type TracedSite } from '../privacy/traces.fake'
import { signedIn } from '../site.fake'

const CANARY = 'Kotuku77'
/** What others hear at most of a page that leads to them: which site it was, never which page. */
const quiet = /^(strict-origin-when-cross-origin|no-referrer|same-origin|strict-origin|origin)$/

let site: TracedSite
beforeAll(async () => {
  site = await startTracedSite()
  for (const feature of site.app.features) await feature.demo?.('demo')
})
afterAll(() => site.close())

/** Every address that markup, styles or JSON-LD name, and every one that a text tells. */
const addressesIn = (text: string): string[] =>
  [
    ...text.matchAll(/\b(?:href|src|action|formaction|poster|data-[\w-]+|content|srcset)="([^"]*)"/g),
    ...text.matchAll(/url\(["']?([^"')]+)/g),
    ...text.matchAll(/(https?:\/\/[^\s"'<>\\)]+)/g),
  ]
    .map(([, address = '']) => address.replaceAll('&amp;', '&').replaceAll('&quot;', '"'))
    .filter((address) => /^(https?:|\/\/|\/|\?|mailto:)/.test(address))

const isOfOthers = (address: string): boolean => /^(https?:)?\/\//.test(address) && new URL(address, site.base).origin !== site.base

/** Whether a query names a person, or something that opens what is closed. */
const tells = (address: string): boolean => {
  const { search, hash } = new URL(address, site.base)
  const query = decodeURIComponent(search + hash)
  return (
    query.includes(CANARY) ||
    /[^\s@]+@[^\s@]+\.[a-z]/i.test(query) ||
    /\b(token|ticket|nonce|session|key|password|secret|email)=/i.test(query)
  )
}

async function pagesOfAll(): Promise<string[]> {
  const map = await (await site.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path]) => path || '/')
  const sandbox = [...(await (await site.get('/sandbox')).text()).matchAll(/href="(\/sandbox\/[^"]+)"/g)].map(([, path = '']) => path)
  return [...listed, ...sandbox]
}

const own = [
  `/?s=${CANARY}`,
  `/?s=${CANARY}@example.test`,
  `/reviews?search=${CANARY}`,
  `/portfolio?search=${CANARY}`,
  `/missing?email=${CANARY}@example.test`,
]
const closed = [
  '/admin',
  `/admin/messages?search=${CANARY}`,
  '/admin/reset',
  '/admin/confirm-email',
  '/admin/set-up',
  '/preview/made-up',
  '/api/me',
  '/api/nothing',
]
const files = [
  '/assets/site.js',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/api/openapi.json',
  '/api/ticket?purpose=reviews',
  '/healthz',
]

test('no page carries an address, a ticket or what somebody searched for to others, and each says so little about itself (bar J08)', async () => {
  const cookie = await signedIn(site, site.logins.owner.email, site.logins.owner.password)
  const pages = await pagesOfAll()
  expect(pages.length).toBeGreaterThan(100)
  const found: string[] = []
  let others = 0
  for (const page of [...pages, ...own, ...closed, ...files]) {
    const response = await site.get(page, closed.includes(page) ? cookie : undefined)
    expect(response.headers.get('referrer-policy'), page).toMatch(quiet)
    const text = await response.text()
    expect(text, page).not.toMatch(/referrerpolicy="?(unsafe-url|no-referrer-when-downgrade|origin-when)|<meta[^>]+name="?referrer/i)
    for (const address of addressesIn(text).filter(isOfOthers)) {
      others += 1
      if (tells(address)) found.push(`${page}: ${address}`)
    }
  }
  expect(others).toBeGreaterThan(20)
  expect(found).toEqual([])
})

test('the page of a link to a new password, and of a draft that was shared, tells nobody where it stands (bar J08)', async () => {
  const { cookies, post, get } = site
  const [page] = ((await (await get('/api/pages', cookies.owner)).json()) as { pages: { id: number }[] }).pages
  const body = { days: 7 }
  const shared = (await (await post(`/api/pages/${page!.id}/share`, body, { cookie: cookies.owner })).json()) as { href: string }
  const { pathname } = new URL(shared.href)
  const response = await get(pathname)
  expect(response.status).toBe(200)
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  const token = pathname.split('/').at(-1)!
  expect(addressesIn(await response.text()).filter((address) => address.includes(token))).toEqual([])
  for (const opener of ['/admin/reset', '/admin/confirm-email'])
    expect((await get(opener)).headers.get('referrer-policy')).toBe('same-origin')
})

test('e-mails lead to own pages alone; a link that opens something carries it behind the #, which no server hears (bar J08)', async () => {
  const { app, base, folder, logins, post } = site
  await fetch(base + feedbackOf(site), { method: 'POST', body: messageOf(site, site.formTicket(), `Call ${CANARY}`) })
  await post('/api/password/forgotten', { email: logins.owner.email })
  await app.jobs.runDue()
  const texts = [textIn(path.join(folder, 'mails')).replaceAll('=\r\n', '').replaceAll('=3D', '=')]
  const links = texts.flatMap((text) => [...text.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([link]) => link))
  expect(links.length).toBeGreaterThan(1)
  expect(links.filter((link) => link.includes('/admin/reset#'))).toHaveLength(1)
  for (const link of links) {
    expect(new URL(link).origin).toBe(new URL(app.publicUrl).origin)
    expect(tells(link.replace(/#.*/, '')), link).toBe(false)
  }
})
