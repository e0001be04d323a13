import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { signedIn, startTestSite, type TestSite } from '../site.fake'

const rowOf = (...modules: { block: string; props?: object }[]) => ({ columns: [{ modules }] })
const headed = (title: string, block: string, props = {}) => rowOf({ block: 'section-head', props: { title } }, { block, props })

const rows = [
  rowOf({ block: 'page-head', props: { title: 'Home' } }),
  headed('What people say', 'review-slider'),
  headed('Our work', 'portfolio'),
  headed('When we are open', 'opening-hours'),
  headed('Write to us', 'contact-form'),
  headed('How to reach us', 'business-contact', { hours: false }),
  rowOf({ block: 'business-facts' }),
  rowOf({ block: 'rich-text', props: { html: '' } }),
  headed('The end', 'rich-text', { html: '<p>Good bye.</p>' }),
]

describe.each(engines)('parts of a page without anything to show, on %s', (engine) => {
  let database: TestDatabase
  let site: TestSite
  let cookie: string
  let id: number

  beforeAll(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'))
    site = await startTestSite(database.url ? { DATABASE_URL: database.url } : {})
    const people = await site.app.features.find(({ name }) => name === 'accounts')!.fixture!()
    const { email, password } = (people as { accounts: { owner: { email: string; password: string } } }).accounts.owner
    cookie = await signedIn(site, email, password)
    const document = JSON.stringify({ version: 2, path: '/', title: 'Home', rows })
    const page = { path: '/', title: 'Home', live: document, live_path: '/', live_at: '2026-01-01T00:00:00Z' }
    const db = site.app.db.withTables<Record<string, Record<string, unknown>>>()
    await db.insertInto('page').values(page).execute()
    id = Number((await db.selectFrom('page').select('id').executeTakeFirstOrThrow()).id)
  })
  afterAll(async () => {
    await site.close()
    await database.close()
  })

  const headingsOf = async (address: string): Promise<string[]> =>
    [...(await (await site.get(address)).text()).matchAll(/<h[12]>([^<]+)</g)].map(([, words]) => words!)

  test('visitors see neither them nor what only introduces them, and get no sheet of theirs', async () => {
    expect(await headingsOf('/')).toEqual(['The end'])
    const html = await (await site.get('/')).text()
    expect(html.match(/class="row"/g)).toHaveLength(2)
    for (const name of ['review-slider', 'portfolio', 'opening-hours', 'contact-form', 'business-']) expect(html).not.toContain(name)
  })

  test('who is given a draft reads what to do, in the place of each', async () => {
    const shared = await site.post(`/api/pages/${id}/share`, { days: 1 }, { cookie })
    const { href } = (await shared.json()) as { href: string }
    const html = await (await site.get(new URL(href, site.base).pathname)).text()
    expect(html.match(/class="empty-note"/g)).toHaveLength(7)
    for (const address of ['/admin/reviews', '/admin/portfolio', '/admin/site', '/admin/forms']) expect(html).toContain(`href="${address}"`)
    expect(html).toContain('What people say')
  })

  test('a page in memory follows when there is something to show', async () => {
    expect(await headingsOf('/')).toEqual(['The end'])
    const save = async (details: object): Promise<void> => {
      const { revision } = (await (await site.get('/api/business', cookie)).json()) as { revision: string }
      expect((await site.post('/api/business/save', { ...details, revision }, { cookie })).status).toBe(200)
    }
    await save({ hours: { monday: [{ from: '09:00', to: '17:00' }] } })
    expect(await headingsOf('/')).toEqual(['When we are open', 'The end'])
    await save({ phone: '03 555 0142', street: '14 Long Street', city: 'Nelson' })
    expect(await headingsOf('/')).toEqual(['How to reach us', 'The end'])
    await save({ phone: '03 555 0199' })
    expect(await (await site.get('/')).text()).toMatch(/tel:035550199.*tel:035550199/s)
    const text = 'rating,reviewer_name,review_text,created_time,is_approved\n5,Tui,Went back for a second.,2026-11-01,yes'
    expect((await site.post('/api/reviews/import', { text }, { cookie })).status).toBe(200)
    await expect.poll(() => headingsOf('/')).toEqual(['What people say', 'How to reach us', 'The end'])
  })
})
