import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite
beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

const as = async <Answer>(address: string, body: object = {}): Promise<Answer> => {
  const response = await site.post(address, body, { cookie: site.cookies.editor })
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

const head = (title: string) => ({ block: 'page-head', props: { title } })
const pageOf = (path: string, title: string, modules: object[]) => ({ version: 2, path, title, rows: [{ columns: [{ modules }] }] })

async function draft(path: string, title: string, modules: object[] = [head(title)]): Promise<{ id: number; revision: number }> {
  const { id } = await as<{ id: number }>('/api/pages', { path, title })
  const { revision } = await as<{ revision: number }>(`/api/pages/${id}/draft`, { revision: 1, document: pageOf(path, title, modules) })
  return { id, revision }
}

describe('a draft', () => {
  test('bar B08: is on no page, in no list and in no search, and its share is for its holder alone', async () => {
    const { id } = await draft('/secret', 'Kererū plans')
    const { href } = await as<{ href: string }>(`/api/pages/${id}/share`, { days: 1 })
    const shared = await site.get(new URL(href).pathname)
    expect([shared.status, await shared.text()]).toEqual([200, expect.stringContaining('Kererū plans')])
    for (const address of ['/secret', '/preview/', '/preview/x', `/preview/${'x'.repeat(43)}`, `${new URL(href).pathname}x`])
      expect((await site.get(address)).status, address).toBe(404)
    for (const address of ['/', '/api/search?s=plans', '/sitemap.xml', '/robots.txt'])
      expect(await (await site.get(address)).text(), address).not.toMatch(/kerer|secret/i)
    for (const address of ['/api/pages', `/api/pages/${id}`, `/api/pages/${id}/versions`, '/api/pages/export', '/api/saved-rows'])
      expect((await site.get(address)).status, address).toBe(401)
    expect((await site.get('/api/pages', site.cookies.moderator)).status).toBe(403)
  })

  test('bar B08: a shared draft is kept by nobody, found by nobody, and ends', async () => {
    const { id, revision } = await draft('/shared', 'First words')
    const { href } = await as<{ href: string }>(`/api/pages/${id}/share`, { days: 1 })
    const open = () => site.get(new URL(href).pathname)
    const { headers } = await open()
    expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'noindex',
      'no-referrer',
    ])
    expect(await (await open()).text()).toContain('<meta name="robots" content="noindex">')
    await as(`/api/pages/${id}/draft`, { revision, document: pageOf('/shared', 'Second', [head('Second words')]) })
    expect(await (await open()).text()).toContain('Second words')
    const kept = await site.app.db.withTables<{ page_share: { token_hash: string } }>().selectFrom('page_share').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(href.split('/').at(-1))
    await as(`/api/pages/${id}/stop-sharing`)
    expect((await open()).status).toBe(404)
  })

  test('bar B08: a page that ends or is taken away is gone at once, from the page cache too', async () => {
    const { id, revision } = await draft('/here', 'Here')
    const seen = async () => (await site.get('/here')).status
    expect(await seen()).toBe(404)
    await as(`/api/pages/${id}/publish`, { revision })
    expect(await seen()).toBe(200)
    await as(`/api/pages/${id}/unpublish`)
    expect(await seen()).toBe(404)
    await as(`/api/pages/${id}/publish`, { revision })
    const { href } = await as<{ href: string }>(`/api/pages/${id}/share`, { days: 1 })
    await as(`/api/pages/${id}/remove`)
    expect([await seen(), (await site.get(new URL(href).pathname)).status]).toEqual([404, 404])
  })
})

test('bar B08: a version is drawn for those who may change the page, and for nobody else', async () => {
  const { id, revision } = await draft('/once', 'As it was')
  await as(`/api/pages/${id}/publish`, { revision })
  await as(`/api/pages/${id}/draft`, { revision, document: pageOf('/once', 'Anew', [head('Anew')]) })
  const look = (cookie: string, from = 'same-origin', version = '1') =>
    fetch(`${site.base}/admin/preview/pages/${id}/versions/${version}`, { headers: { cookie, 'sec-fetch-site': from } })
  const shown = await look(site.cookies.editor)
  expect([shown.status, shown.headers.get('cache-control'), shown.headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex'])
  const text = await shown.text()
  expect(text).toContain('As it was')
  expect(text).not.toContain('<script')
  expect((await look('')).status).toBe(404)
  expect((await look(site.cookies.moderator)).status).toBe(404)
  expect((await look(site.cookies.editor, 'cross-site')).status).toBe(404)
  expect((await look(site.cookies.editor, 'same-origin', '2')).status).toBe(404)
})

test('a module that is unknown or has bad values is left out alone, and the page stands', async () => {
  const modules = [head('Before'), { block: 'gone', props: {} }, { block: 'page-head', props: { title: 5 } }, head('Behind')]
  const { id, revision } = await draft('/odd', 'Odd', modules)
  await as(`/api/pages/${id}/publish`, { revision })
  const text = await (await site.get('/odd')).text()
  expect(text.match(/<h1[^>]*>(.*?)<\/h1>/g)?.map((heading) => heading.replace(/<[^>]*>/g, ''))).toEqual(['Before', 'Behind'])
  const opened = await (await site.get(`/api/pages/${id}`, site.cookies.editor)).json()
  expect((opened as { faults: { path: string }[] }).faults.map(({ path }) => path)).toEqual([
    'rows.0.columns.0.modules.1.block',
    'rows.0.columns.0.modules.2.props.title',
  ])
})

test('bar E04: an address that leads to a script never becomes a link', async () => {
  const hostile = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' data:text/html,x', 'vbscript:x', '//evil.test', 'java\tscript:alert(1)']
  const modules = hostile.map((href) => ({ block: 'buttons', props: { actions: [{ label: 'Go', href }] } }))
  const texts = hostile.map((href) => ({ block: 'rich-text', props: { html: `<p><a href="${href}">word</a></p>` } }))
  const { id, revision } = await draft('/hostile', 'Hostile', [...modules, ...texts])
  await as(`/api/pages/${id}/publish`, { revision })
  const main = (await (await site.get('/hostile')).text()).split('<main')[1]!.split('</main>')[0]!
  expect(main).toContain('word')
  expect(main).not.toMatch(/href/)
})
