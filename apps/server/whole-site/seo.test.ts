import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { measure } from '@frontage/kit/storage/pictures.server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, revisionAt, startFilledSite } from '../site.fake'

let site: FilledSite
const owner = (): string => site.cookies.owner
const text = async (address: string): Promise<string> => (await site.get(address)).text()
const dataIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, data]) => JSON.parse(data!) as Record<string, unknown>,
  )
const ofType = (html: string, type: string) => dataIn(html).find((data) => data['@type'] === type)
const save = async (call: 'business' | 'sharing' | 'redirects', body: object): Promise<void> => {
  const revision = call === 'redirects' ? '' : await revisionAt(site, `/api/${call}`)
  const response = await site.post(`/api/${call}/save`, { ...body, revision }, { cookie: owner() })
  if (!response.ok) throw new Error(await response.text())
}

beforeAll(async () => {
  site = await startFilledSite()
  const { db } = site.app
  const rows = [{ columns: [{ modules: [{ block: 'page-head', props: { title: 'Hello' } }] }] }]
  const add = async (path: string, title: string, isHidden = false): Promise<void> => {
    const live = JSON.stringify({ version: 2, path, title, description: 'About us & <b>you</b>', isHidden, rows })
    const page = { path, title, live, live_path: path, live_at: '2026-01-01T00:00:00Z' }
    await db.withTables<Record<string, Record<string, unknown>>>().insertInto('page').values(page).execute()
  }
  await add('/', 'Welcome')
  await add('/about', 'About – Harbour Joinery')
  await add('/about/team', 'Team')
  await add('/hidden', 'Not for everybody', true)
  const draft = { path: '/secret-draft', title: 'Not yet', draft: '{}' }
  await db.withTables<Record<string, Record<string, unknown>>>().insertInto('page').values(draft).execute()
  await site.app.site.write('name', 'Harbour Joinery')
  site.app.events.hear('pages.changed')
})
afterAll(() => site.close())

test('the sitemap names published pages only; bar B08: no draft is in it', async () => {
  const response = await site.get('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  expect(xml).toContain(`<loc>${site.app.publicUrl}/about/team</loc>`)
  expect(xml).not.toMatch(/secret-draft|hidden/)
  const drafts = site.app.db
    .withTables<{ portfolio_item: { slug: string; state: string } }>()
    .selectFrom('portfolio_item')
    .select(['slug', 'state'])
  for (const { slug, state } of await drafts.execute()) expect(xml.includes(`/portfolio/${slug}<`), slug).toBe(state === 'published')
  expect((await site.get('/sitemap-2.xml')).status).toBe(404)
  expect((await site.get('/secret-draft')).status).toBe(404)
  expect(await text('/hidden')).toContain('<meta name="robots" content="noindex">')
})

test('security.txt names the business, once its address is known', async () => {
  await save('business', { email: '' })
  expect((await site.get('/.well-known/security.txt')).status).toBe(404)
  await save('business', { email: 'hello@harbour.example' })
  const response = await site.get('/.well-known/security.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = await response.text()
  expect(lines).toContain('Contact: mailto:hello@harbour.example\n')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(lines)?.[1] ?? '')
  expect(expires).toBeGreaterThan(site.app.clock.now().getTime())
})

test('robots.txt closes the admin, names the sitemap, and holds the lines of the owner', async () => {
  await save('sharing', { robots: 'User-agent: GPTBot\nDisallow: /' })
  const lines = (await text('/robots.txt')).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /admin', 'User-agent: GPTBot', `Sitemap: ${site.app.publicUrl}/sitemap.xml`]))
  const revision = await revisionAt(site, '/api/sharing')
  const refused = await site.post('/api/sharing/save', { robots: 'Allow: /admin', revision }, { cookie: owner() })
  expect([refused.status, await refused.json()]).toMatchObject([400, { data: { field: 'robots' } }])
})

test('a page has one address: small letters, no slash at the end, no query but the page', async () => {
  for (const [asked, to] of [
    ['/About/', '/about'],
    ['/about/?a=1', '/about?a=1'],
    ['/ABOUT/TEAM?x=%2F%2Fevil', '/about/team?x=%2F%2Fevil'],
  ] as const) {
    const response = await site.get(asked)
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  }
  for (const asked of ['//evil.example/', '/%2f%2fevil.example/', '/ADMIN', '/Secret-Draft/', '/nothing/'])
    expect([(await site.get(asked)).status, asked]).toEqual([404, asked])
  expect(await text('/about?utm_source=x')).toContain(`<link rel="canonical" href="${site.app.publicUrl}/about">`)
})

test('other sites get a title, a description and an address; what is in them stays text', async () => {
  const html = await text('/about')
  expect(html).toContain('<title>About – Harbour Joinery</title>')
  expect(html).toContain('<meta property="og:title" content="About">')
  expect(html).toContain('<meta property="og:site_name" content="Harbour Joinery">')
  expect(html).toContain('<meta property="og:description" content="About us &#38; &#60;b&#62;you&#60;/b&#62;">')
  expect(html).toContain(`<meta property="og:url" content="${site.app.publicUrl}/about">`)
  expect(await text('/about/team')).toContain('<title>Team – Harbour Joinery</title>')
})

test('what others show of a page is a picture of the right size; a social picture that is gone is left out', async () => {
  const { name } = await site.app.library.add('deck.jpg', await createPhoto(1600, 1600), 'A deck above the bay')
  await save('sharing', { picture: name })
  const html = await text('/about')
  const address = `${site.app.publicUrl}/media/deck-social.jpg`
  for (const line of [
    `"og:image" content="${address}"`,
    '"og:image:width" content="1200"',
    '"og:image:alt" content="A deck above the bay"',
  ])
    expect(html).toContain(line)
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  const picture = await site.get('/media/deck-social.jpg')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect(await measure(bytes)).toEqual({ width: 1200, height: 630 })
  expect(bytes.includes('secret-of-the-camera')).toBe(false)
  expect((await site.get('/media/nothing-social.jpg')).status).toBe(404)
  await save('sharing', { picture: 'nothing' })
  expect(await text('/about')).not.toContain('og:image')
  await save('sharing', {})
})

test('the home page says what the business is; sub pages say where they stand', async () => {
  await save('business', { name: 'Harbour </script><script>', phone: '03 555 0142', kind: 'GeneralContractor' })
  const home = await text('/')
  expect(ofType(home, 'GeneralContractor')).toMatchObject({ name: 'Harbour </script><script>', telephone: '03 555 0142' })
  expect(ofType(home, 'WebSite')).toMatchObject({ potentialAction: { '@type': 'SearchAction' } })
  expect(ofType(home, 'BreadcrumbList')).toBeUndefined()
  expect(ofType(await text('/about/team'), 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${site.app.publicUrl}/` },
      { position: 2, name: 'About', item: `${site.app.publicUrl}/about` },
      { position: 3, name: 'Team', item: `${site.app.publicUrl}/about/team` },
    ],
  })
  expect(home).not.toMatch(/aggregateRating/)
})

test('a site that is not ready yet hides itself whole', async () => {
  await save('sharing', { isHidden: true })
  for (const path of ['/', '/about']) expect(await text(path)).toContain('<meta name="robots" content="noindex">')
  expect((await site.get('/sitemap.xml')).status).toBe(404)
  expect(await text('/robots.txt')).not.toContain('Sitemap')
  await save('sharing', {})
  expect(await text('/about')).not.toContain('noindex')
})

test('old addresses lead to new ones, pages come first, and what is gone is gone', async () => {
  await save('redirects', { redirect: { from: '/old/*', to: '/about/*', status: 308 } })
  await save('redirects', { redirect: { from: '/closed', status: 410 } })
  const moved = await site.get('/old/team?x=1')
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/about/team?x=1'])
  expect(Object.fromEntries(moved.headers)).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
  const gone = await site.get('/closed')
  expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('This page has been removed')])
  expect((await site.post('/old/team', {})).status).toBe(404)
})

test('bar E17: no origin is let in; bar E21: the host of a request is never believed', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt', '/api/sharing', '/about/', '/old/team']) {
    const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
    const response = await fetch(site.base + path, { headers, redirect: 'manual' })
    expect(response.headers.get('access-control-allow-origin'), path).toBeNull()
    expect((await response.text()) + (response.headers.get('location') ?? ''), path).not.toContain('evil.example')
  }
})

test('bar B01: only owners and editors set these things', async () => {
  for (const cookie of [undefined, site.cookies.moderator])
    for (const call of ['business', 'sharing', 'redirects']) {
      const { status } = await site.post(`/api/${call}/save`, {}, cookie ? { cookie } : {})
      expect([call, status]).toEqual([call, cookie ? 403 : 401])
    }
})
