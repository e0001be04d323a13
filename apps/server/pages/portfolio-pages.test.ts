import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../site.fake'
import { prepare } from './draw'

let site: TestSite

async function keep(path: string, props: unknown): Promise<void> {
  const modules = [
    { block: 'portfolio', props },
    { block: 'page-head', props: { title: 'Still here' } },
  ]
  const document = { version: 2, path, title: 'Work', rows: [{ columns: [{ modules }] }] }
  const page = { path, title: 'Work', live: JSON.stringify(document), live_path: path, live_at: '2026-01-01T00:00:00Z' }
  await site.app.db.withTables<Record<string, Record<string, unknown>>>().insertInto('page').values(page).execute()
}

beforeAll(async () => {
  site = await startTestSite()
  await keep('/good', { columns: '2' })
  await keep('/bad', { 'portfolio-block-attributes': '{"columns":' })
  const item = { open_in: 'modal', picture: '', large: '', pictures: '[]', video: '', site_type: '', action: '', content: '', excerpt: '' }
  const found = { found_title: '', found_excerpt: '', found_content: '' }
  const dates = { published_at: '2026-01-01T00:00:00Z', modified_at: '2026-01-01T00:00:00Z' }
  const rows = [
    { slug: 'one', site: 'https://framed.example/a?b', state: 'published', framing: 'allowed' },
    { slug: 'two', site: 'https://forbidden.example/', state: 'published', framing: 'forbidden' },
    { slug: 'three', site: 'https://draft.example/', state: 'draft', framing: 'allowed' },
    { slug: 'four', site: 'http://plain.example/', state: 'published', framing: 'allowed' },
    { slug: 'five', site: 'https://x;script-src%20*/', state: 'published', framing: 'allowed' },
  ]
  const values = rows.map((row, position) => ({ ...item, ...found, ...dates, ...row, type: 'iframe', title: row.slug, position }))
  await site.app.db.withTables<Record<string, Record<string, unknown>>>().insertInto('portfolio_item').values(values).execute()
  site.app.events.hear('portfolio.changed')
})
afterAll(() => site.close())

test('P10: attributes that are no JSON leave out the block and nothing else', async () => {
  const response = await site.get('/bad')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('Still here')
  expect(html).not.toContain('portfolio-block-wrapper')
})

test('P10: what is wrong with the attributes stands in the log', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const module = { block: 'portfolio', props: { 'portfolio-block-attributes': '{"columns":' } }
  await prepare([module], { path: '/bad', page: 1, query: {} }, { router: site.app.router, log })
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    ...{ level: 50, block: 'portfolio', path: '/bad' },
    err: { message: 'Error with rendering portfolio block' },
  })
})

test('P07: a page names settings by their number, and what it says itself wins over them', async () => {
  const looks = site.app.db.withTables<Record<string, Record<string, unknown>>>()
  const settings = JSON.stringify({ thumbnailHoverStyle: 'style-1', columns: 4, loadMoreButtonText: 'More work', itemsPerPage: 2 })
  const row = { title: 'A grid', settings, updated_at: '2026-01-01T00:00:00Z' }
  const { id } = await looks.insertInto('portfolio_look').values(row).returning('id').executeTakeFirstOrThrow()
  await keep('/named', { look: id, columns: '2' })
  await keep('/gone', { look: 999 })
  const html = await (await site.get('/named')).text()
  expect(html).toContain('data-look="grid"')
  expect(html).toContain('--portfolio-columns:2')
  expect(html).toContain('More work')
  expect(html.match(/class="site-single portfolio-item /g)).toHaveLength(2)
  expect(await (await site.get('/gone')).text()).not.toContain('portfolio-block-wrapper')
  const { widgets } = (await (await site.get(`/embed?show=portfolio.${id}`)).json()) as { widgets: (string | null)[] }
  expect(widgets[0]).toContain('More work')
})

test('bar E13: the policy of a page with a portfolio names the hosts of its published items, and of no others', async () => {
  const policy = (await site.get('/good')).headers.get('content-security-policy') ?? ''
  const frames = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ')
  expect(frames).toEqual([
    "'self'",
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://www.google.com',
    'https://maps.google.com',
    'https://framed.example',
  ])
})

test('bar E14: a page without frames allows none, and public pages are framed by this site alone', async () => {
  const policy = (await site.get('/bad')).headers.get('content-security-policy') ?? ''
  expect(policy).not.toContain('frame-src')
  expect(policy).toContain("frame-ancestors 'self'")
})

test('bar B08: a draft has no page and is in no list', async () => {
  expect((await site.get('/portfolio/three')).status).toBe(404)
  expect((await site.get('/portfolio/one')).status).toBe(200)
  expect(await (await site.get('/good')).text()).not.toContain('draft.example')
})
