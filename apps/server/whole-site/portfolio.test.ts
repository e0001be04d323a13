import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite
beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

const body = async (address: string): Promise<string> => (await site.get(address)).text()

test('P09: the index names our routes, and plain addresses lead to the same answers', async () => {
  const index = (await (await site.get('/wp-json/')).json()) as { namespaces: string[]; routes: Record<string, unknown> }
  expect(index.namespaces).toContain('wp/v2')
  expect(Object.keys(index.routes)).toContain('/wp/v2/astra-portfolio')
  for (const address of [
    '/?rest_route=/wp/v2/astra-portfolio&per_page=1&_fields=id',
    '/wp-json/wp/v2/astra-portfolio/?per_page=1&_fields=id',
  ]) {
    const answer = await site.get(address)
    expect(answer.headers.get('x-wp-total')).toBe('50')
    expect(await answer.json()).toHaveLength(1)
  }
})

test('P09: every site may read it, no site may read it as somebody', async () => {
  const answer = await fetch(`${site.base}/wp-json/wp/v2/astra-portfolio?per_page=1`, {
    headers: { origin: 'https://other.test', cookie: site.cookies.owner },
  })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  const head = await fetch(`${site.base}/wp-json/wp/v2/astra-portfolio?per_page=3`, { method: 'HEAD' })
  expect([head.headers.get('x-wp-total'), head.headers.get('x-wp-totalpages'), await head.text()]).toEqual(['50', '17', ''])
})

test('T08: every published item has a page, with what search engines read, whatever its type', async () => {
  for (const number of [1, 2, 3, 4]) {
    const page = await site.get(`/portfolio/project-${number}`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain(`<title>Project ${number}</title>`)
    expect(html).toContain(`<link rel="canonical" href="${site.base.replace(/:\d+$/, '')}`)
    expect(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')).toMatchObject({
      name: `Project ${number}`,
    })
  }
})

test('bar B08: drafts are at no address and in no answer, for whoever asks', async () => {
  expect((await site.get('/portfolio/unseen-6')).status).toBe(404)
  for (const address of [
    '/api/portfolio/items?perPage=100',
    '/api/portfolio/items?q=unseen',
    '/wp-json/wp/v2/astra-portfolio?per_page=100',
    '/wp-json/wp/v2/astra-portfolio?search=hidden-word',
  ])
    expect(await body(address)).not.toMatch(/Unseen|hidden-word/)
  const map = await (await site.get('/sitemap.xml')).text()
  expect(map).toContain('/portfolio/project-1<')
  expect(map).not.toContain('unseen')
  expect(await (await site.get('/api/search?s=unseen')).text()).not.toContain('Unseen')
})

test('an item that gets another address is still found at the old one', async () => {
  let revision = ''
  const save = async (draft: object): Promise<number> => {
    const response = await site.post('/api/portfolio/items/save', { ...draft, revision }, { cookie: site.cookies.owner })
    const { item } = (await response.json()) as { item: { id: number; revision: string } }
    revision = item.revision
    return item.id
  }
  const published = { title: 'A gate of kānuka', state: 'published' }
  const id = await save({ ...published, slug: 'a-gate' })
  expect((await site.get('/portfolio/a-gate')).status).toBe(200)
  await save({ ...published, id, slug: 'kanuka-gate' })
  const old = await site.get('/portfolio/a-gate')
  expect([old.status, new URL(old.headers.get('location')!, site.base).pathname]).toEqual([301, '/portfolio/kanuka-gate'])
  expect((await site.get('/portfolio/kanuka-gate')).status).toBe(200)
  await save({ ...published, id, slug: 'a-gate' })
  expect((await site.get('/portfolio/a-gate')).status).toBe(200)
  expect((await site.get('/portfolio/kanuka-gate')).status).toBe(301)
})
