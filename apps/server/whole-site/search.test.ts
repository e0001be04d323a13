import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

type Answer = { readonly words: string; readonly found: { kind: string; title: string; excerpt: string; href: string }[] }

let site: FilledSite
const search = async (words: string): Promise<Answer['found']> =>
  ((await (await site.get(`/api/search?s=${encodeURIComponent(words)}`)).json()) as Answer).found

const rows = [{ columns: [{ span: 12, modules: [{ block: 'page-head', props: { title: 'Wharenui zebra' } }] }] }]

beforeAll(async () => {
  site = await startFilledSite()
  for (const [path, title] of [
    ['/shown', 'Shown'],
    ['/hidden', 'Hidden'],
  ] as const) {
    const { id } = (await (await site.post('/api/pages', { path, title }, { cookie: site.cookies.owner })).json()) as { id: number }
    const document = { version: 2, path, title, rows }
    await site.post(`/api/pages/${id}/draft`, { revision: 1, document }, { cookie: site.cookies.owner })
    if (path === '/shown') await site.post(`/api/pages/${id}/publish`, { revision: 2 }, { cookie: site.cookies.owner })
  }
})
afterAll(() => site.close())

describe('a search of the whole site', () => {
  test('T03: pages are found by all words of what visitors read, whatever their case and accents', async () => {
    expect(await search('ZÉBRA whare')).toEqual([{ kind: 'page', title: 'Shown', excerpt: 'Wharenui zebra', href: '/shown' }])
    expect(await search('zebra giraffe')).toEqual([])
    expect(await search('page-head')).toEqual([])
  })

  test('the name of the business behind a title is found and not shown', async () => {
    const { id } = (await (await site.post('/api/pages', { path: '/named', title: 'x' }, { cookie: site.cookies.owner })).json()) as {
      id: number
    }
    const document = { version: 2, path: '/named', title: 'Okapi – Harbour Joinery', rows: [] }
    await site.app.site.write('name', 'Harbour Joinery')
    await site.post(`/api/pages/${id}/draft`, { revision: 1, document }, { cookie: site.cookies.owner })
    await site.post(`/api/pages/${id}/publish`, { revision: 2 }, { cookie: site.cookies.owner })
    expect(await search('okapi harbour')).toMatchObject([{ title: 'Okapi', href: '/named' }])
    expect(await (await site.get('/?s=okapi')).text()).toMatch(/<a href="\/named">Okapi<\/a>/)
  })

  test('bar B08: no search finds what is not published', async () => {
    const db = site.app.db.withTables<{ review: { id: number; status: string; review_text: string } }>()
    const hidden = await db.selectFrom('review').selectAll().where('status', '<>', 'published').where('review_text', '<>', '').execute()
    expect(hidden.length).toBeGreaterThan(0)
    for (const { review_text } of hidden)
      for (const one of await search(review_text.slice(0, 40))) expect(one.excerpt).not.toContain(review_text.slice(0, 40))
    expect((await search('zebra')).map(({ href }) => href)).toEqual(['/shown'])
  })

  test('T04: nothing, a letter and what is no text find nothing', async () => {
    for (const words of ['', ' ', 'z', '%', '_', '\\']) expect(await search(words), words).toEqual([])
    expect((await site.get(`/api/search?s=${'x'.repeat(201)}`)).status).toBe(400)
    expect((await site.get('/api/search?s=%00zebra')).status).toBe(400)
  })

  test('T04: results are a page of their own that search engines leave alone, and the empty search is the home page', async () => {
    const text = await (await site.get('/?s=zebra%3Cb%3E')).text()
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).toContain('zebra&lt;b&gt;')
    expect(text).not.toContain('zebra<b>')
  })
})
