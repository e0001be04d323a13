import { onUnreadable } from '@frontage/kit/storage/stored-json.server'
import { addressOf, pathFor } from '@frontage/kit/wire/address'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite
const heard: string[] = []
type Tables = Record<string, Record<string, unknown>>

const page = (path: string) => ({ version: 2, path, title: path, rows: [] })
const record = (path: string) => ({ path, title: path, live: JSON.stringify(page(path)), live_path: path, live_at: '2026-01-01T00:00:00Z' })
const settings = ['words.own', 'consent', 'seo.business', 'seo.sharing', 'frame.header', 'frame.footer', 'reviews.older-pages']
const columns = {
  portfolio_item: ['pictures', 'facts'],
  portfolio_look: ['settings'],
  review_widget: ['settings'],
  review: ['tags', 'mediaurls', 'meta_data', 'owner_response', 'redactions'],
  contact_form: ['definition'],
  contact_form_version: ['definition'],
  form_entry: ['content', 'doubts'],
  saved_row: ['row'],
  site_look: ['settings'],
  look_draft: ['settings'],
  frame_draft: ['frame'],
}

beforeAll(async () => {
  site = await startFilledSite()
  const db = site.app.db.withTables<Tables>()
  await db
    .insertInto('page')
    .values([record('/good'), record('/broken'), { ...record('/half'), draft: '{' }])
    .execute()
  await db.updateTable('page').set({ live: '{' }).where('path', '=', '/broken').execute()
  await db.insertInto('saved_row').values({ name: 'Row', row: '{', saved_at: '2026-01-01T00:00:00Z', by: 'Ann' }).execute()
  await db.insertInto('look_draft').values({ id: 1, revision: 1, settings: '{}', made_from: 0, saved_at: '', saved_by: '' }).execute()
  for (const [table, names] of Object.entries(columns)) {
    const first = db.selectFrom(table).select(({ fn }) => fn.min('rowid' as never).as('first'))
    const broken = Object.fromEntries(names.map((name) => [name, '{']))
    await db
      .updateTable(table)
      .set(broken)
      .where('rowid', '=', first as never)
      .execute()
  }
  for (const name of settings) await site.app.site.write(name, '{')
  onUnreadable((what) => heard.push(what))
  site.app.events.hear('look.changed')
  site.app.events.hear('pages.changed')
})
afterAll(() => site.close())

test('no call that reads answers with a failure because one record of each kind cannot be read', async () => {
  const calls = site.app.features.flatMap(({ routes }) => routes.map(({ call }) => call))
  const reads = calls.map(addressOf).filter(({ method }) => method === 'GET')
  const failed = []
  for (const { path } of reads) {
    const { status } = await site.get(`${pathFor(path, () => 1)}${path.includes(':') ? '' : '?id=1'}`, site.cookies.owner)
    if (status >= 500) failed.push(`${path}: ${status}`)
  }
  expect(reads.length).toBeGreaterThan(20)
  expect(failed).toEqual([])
})

test.each([
  '/',
  '/good',
  '/half',
  '/portfolio/project-1',
  '/sitemap.xml',
  '/wp-json/wp/v2/astra-portfolio',
  '/api/site/export',
  '/api/pages/export',
  '/api/reviews/export',
  '/?s=good',
])('%s goes on', async (address) => expect((await site.get(address, site.cookies.owner)).status).toBeLessThan(500))

test('the others are there, a page that cannot be read keeps its place, and each record is told once', async () => {
  const { pages } = (await (await site.get('/api/pages', site.cookies.owner)).json()) as { pages: { path: string; faults: number }[] }
  expect(pages.find(({ path }) => path === '/broken')).toMatchObject({ faults: 1 })
  expect(pages.find(({ path }) => path === '/good')).toMatchObject({ faults: 0 })
  const map = await (await site.get('/sitemap.xml')).text()
  expect([map.includes('/good'), map.includes('/broken')]).toEqual([true, false])
  expect(heard.filter((what) => what.startsWith('page '))).toHaveLength(2)
  expect(new Set(heard).size).toBe(heard.length)
})

test('the owner is told which they are; a setting that is saved anew keeps what could not be read', async () => {
  const status = async () =>
    (await (await site.get('/api/status', site.cookies.owner)).json()) as { unreadable: { record: string; isReplaced: boolean }[] }
  const records = (await status()).unreadable.filter(({ isReplaced }) => !isReplaced).map(({ record }) => record)
  expect(records).toEqual(expect.arrayContaining(['words.own', 'consent', 'seo.business', 'seo.sharing', 'portfolio item 1']))
  await site.app.site.write('words.own', '{}')
  expect(await site.app.site.read('unreadable.words.own')).toBe('{')
  await site.app.site.write('words.own', '{"a":{}}')
  expect(await site.app.site.read('unreadable.words.own'), 'only what could not be read is kept').toBe('{')
  site.app.events.hear('words.changed')
  await site.get('/api/words', site.cookies.owner)
  expect((await status()).unreadable).toContainEqual({ record: 'words.own', isReplaced: true })
  expect((await status()).unreadable).not.toContainEqual({ record: 'words.own', isReplaced: false })
})
