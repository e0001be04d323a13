import type { ReadOut } from '@frontage/kit/post/read-out.server'
import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createPortfolioSite } from '../../server/portfolio.fake'
import { listItems } from '../../wire'
import {
  changeItems,
  getOwnItem,
  listOwnItems,
  listTerms,
  previewItem,
  removeTerm,
  reorderItems,
  saveItem,
  saveTerm,
} from '../../wire.admin'
import { mayBeFramed } from './framing'

const reading: ReadOut = async ({ url }) => {
  if (url.includes('away')) throw new Error('nobody answers')
  const headers = url.includes('shut') ? { 'x-frame-options': 'DENY' } : {}
  return { status: 200, headers, bytes: new Uint8Array() }
}

describe.each(engines)('the owner’s portfolio on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createPortfolioSite({ engine, postgresUrl: inject('postgresUrl') }, ['bay', 'deck'], reading)
    close = site.close
    const order = async () => (await site.send(listOwnItems, {}, 'owner')).answer.items.map(({ title }) => title)
    /** Saves as somebody who has just read what stands there. */
    const save = async (input: Parameters<typeof site.send<typeof saveItem>>[1]) => {
      const { id } = input
      const revision = id ? (await site.send(getOwnItem, { id }, 'owner')).answer.item.revision : ''
      return site.send(saveItem, { revision, ...input }, 'owner')
    }
    return { ...site, order, save }
  }

  test('P02: an item is written, comes first, is published and shown', async () => {
    const { save, send, order } = await setUp()
    const first = await save({ title: 'Lookout deck', picture: 'deck', state: 'published' })
    expect(first).toMatchObject({
      status: 200,
      answer: { item: { slug: 'lookout-deck', type: 'image', shown: { deck: { width: 1280 } } } },
    })
    const second = await save({ title: 'Lookout deck' })
    expect(second.answer.item).toMatchObject({ slug: 'lookout-deck-2', state: 'draft', publishedAt: null })
    expect(await order()).toEqual(['Lookout deck', 'Lookout deck'])
    expect((await send(listItems, {})).answer.total).toBe(1)
    const { id } = second.answer.item
    await save({ id, title: 'The other deck', state: 'published' })
    expect((await send(getOwnItem, { id }, 'owner')).answer.item).toMatchObject({ title: 'The other deck', slug: 'lookout-deck-2' })
    expect((await send(listItems, {})).answer.items.map(({ title }) => title)).toEqual(['The other deck', 'Lookout deck'])
  })

  test('P02: an item, a term or what is bulk changed meanwhile is not saved over; who names no revision is told so', async () => {
    const { save, send } = await setUp()
    const { item } = (await save({ title: 'Lookout deck' })).answer
    await send(changeItems, { ids: [item.id], action: 'publish' }, 'owner')
    const { revision } = item
    expect(await save({ id: item.id, title: 'Mine', revision })).toMatchObject({ status: 409, answer: { code: 'changed-meanwhile' } })
    expect(await send(saveItem, { id: item.id, title: 'Mine' }, 'owner')).toMatchObject({
      status: 400,
      answer: { code: 'revision-missing' },
    })
    const { term } = (await send(saveTerm, { taxonomy: 'tag', name: 'New' }, 'owner')).answer
    const change = { id: term.id, taxonomy: 'tag', name: 'Newer', revision: term.revision } as const
    expect((await send(saveTerm, change, 'owner')).status).toBe(200)
    expect(await send(saveTerm, { ...change, name: 'Newest' }, 'owner')).toMatchObject({
      status: 409,
      answer: { code: 'changed-meanwhile' },
    })
  })

  test('an item that visitors have seen and that has another address says so, a draft does not', async () => {
    const { save, tools } = await setUp()
    const moves: { from: string; to: string }[] = []
    Object.assign(tools.registry, { pageMoved: async (move: { from: string; to: string }) => void moves.push(move) })
    const { id } = (await save({ title: 'Lookout deck' })).answer.item
    await save({ id, title: 'Lookout deck', slug: 'lookout' })
    await save({ id, title: 'Lookout deck', slug: 'the-lookout', state: 'published' })
    expect(moves).toEqual([])
    await save({ id, title: 'The lookout', slug: 'the-lookout', state: 'published' })
    await save({ id, title: 'The lookout', slug: 'above-the-bay', state: 'published' })
    expect(moves).toEqual([{ from: '/portfolio/the-lookout', to: '/portfolio/above-the-bay' }])
    await save({ id, title: 'The lookout', slug: 'hidden', state: 'draft' })
    expect(moves).toHaveLength(1)
  })

  test('bar E01: what an owner writes is cut down to rich text, and titles are text', async () => {
    const { save, get } = await setUp()
    const { answer } = await save({
      title: '<img src=x onerror=alert(1)>',
      content: '<p onclick="x">Solid <b>work</b><script>alert(1)</script></p><iframe src="https://evil.test"></iframe>',
      action: '<a href="javascript:alert(1)">Buy</a> <a href="https://a.test" onmouseover="x">now</a>',
      state: 'published',
    })
    expect(answer.item).toMatchObject({ content: '<p>Solid <b>work</b></p>', action: 'Buy <a href="https://a.test">now</a>' })
    const post = (await get(`/wp-json/wp/v2/astra-portfolio/${answer.item.id}`)).json()
    expect(post.title.rendered).toBe('&lt;img src=x onerror=alert(1)&gt;')
    expect(post.content.rendered).toBe('<p>Solid <b>work</b></p>')
  })

  test.each([
    ['site', { site: 'javascript:alert(1)' }],
    ['site', { site: 'https://name:word@site.test/' }],
    ['site', { site: 'data:text/html,x' }],
    ['site', { site: ' vbscript:x' }],
    ['video', { video: 'javascript:alert(1)' }],
    ['picture', { picture: 'https://evil.test/x.png' }],
    ['slug', { slug: '../admin' }],
  ])('bar E04: %s refuses %j', async (field, change) => {
    const { save } = await setUp()
    expect(await save({ title: 'A', ...change })).toMatchObject({ status: 400, answer: { data: { field } } })
  })

  test.each([
    '/admin',
    '/admin/items',
    'http://site.test/admin',
    'http://site.test//admin',
    '/%61dmin',
    '/wp-admin/admin-ajax.php',
    '/api/ticket',
  ])('bar E13: our own admin is never shown in a preview: %s', async (site) => {
    const { save } = await setUp()
    expect(await save({ title: 'A', type: 'iframe', site })).toMatchObject({ status: 400, answer: { code: 'own-admin' } })
  })

  test('P05: what is published has something to open', async () => {
    const { save } = await setUp()
    const published = { title: 'A', state: 'published' as const }
    expect(await save({ ...published, type: 'video' })).toMatchObject({ status: 400, answer: { data: { field: 'video' } } })
    expect(await save({ ...published, type: 'iframe' })).toMatchObject({ status: 400, answer: { data: { field: 'site' } } })
    expect((await save({ title: 'A', type: 'video' })).status).toBe(200)
    expect(await save({ title: 'A', picture: 'gone' })).toMatchObject({ status: 400, answer: { data: { field: 'picture' } } })
    expect(await save({ title: 'A', categories: [99] })).toMatchObject({ status: 400, answer: { data: { field: 'categories' } } })
  })

  test('P05: whether a site may be framed is found out when its item is kept, and visitors are told', async () => {
    const { save, send } = await setUp()
    const shown = { type: 'iframe' as const, state: 'published' as const }
    expect((await save({ ...shown, title: 'Shut', site: 'https://shut.test/' })).answer.item.framing).toBe('forbidden')
    expect((await save({ ...shown, title: 'Open', site: 'https://open.test/' })).answer.item.framing).toBe('allowed')
    expect((await save({ ...shown, title: 'Away', site: 'https://away.test/' })).answer.item.framing).toBe('unknown')
    expect((await save({ ...shown, title: 'Own', site: '/reviews' })).answer.item.framing).toBe('allowed')
    const { items } = (await send(listItems, {})).answer
    expect(items.map(({ title, noFrame }) => [title, noFrame])).toEqual([
      ['Own', undefined],
      ['Away', undefined],
      ['Open', undefined],
      ['Shut', true],
    ])
  })

  test('P09: an owner sees the page of a draft, cleaned and with its terms; nothing is kept, and nobody else may', async () => {
    const { send, order } = await setUp()
    const { id } = (await send(saveTerm, { taxonomy: 'category', name: 'Deck' }, 'owner')).answer.term
    const draft = { title: 'Not yet', picture: 'bay', content: '<p>Fine<script>x</script></p>', categories: [id] }
    const { answer } = await send(previewItem, draft, 'editor')
    expect(answer.item).toMatchObject({ slug: 'not-yet', picture: { file: 'bay.webp' }, terms: { category: [{ name: 'Deck' }] } })
    expect(JSON.stringify(answer.item.content)).not.toContain('script')
    expect(await order()).toEqual([])
    expect((await send(previewItem, draft)).status).toBe(401)
    expect((await send(previewItem, draft, 'moderator')).status).toBe(403)
  })

  test('P02: items are put in order, and visitors see them so', async () => {
    const { save, send, order } = await setUp()
    for (const title of ['D', 'C', 'B', 'A']) await save({ title, state: 'published' })
    const ids = (await send(listOwnItems, {}, 'owner')).answer.items.map(({ id }) => id)
    expect(await send(reorderItems, { ids: [ids[3]!, ids[1]!, ids[3]!, 999], was: [ids[1]!, ids[3]!] }, 'owner')).toMatchObject({
      status: 200,
    })
    expect(await order()).toEqual(['A', 'D', 'B', 'C'])
    expect((await send(listItems, {})).answer.items.map(({ title }) => title)).toEqual(['A', 'D', 'B', 'C'])
  })

  test('P02: many items at once: published, sorted, withdrawn, removed', async () => {
    const { save, send } = await setUp()
    const ids: number[] = []
    for (const title of ['A', 'B', 'C']) ids.push((await save({ title })).answer.item.id)
    const { id: term } = (await send(saveTerm, { taxonomy: 'category', name: 'Deck' }, 'owner')).answer.term
    const change = (action: 'publish' | 'withdraw' | 'remove' | 'add-term' | 'drop-term', some = ids) =>
      send(changeItems, { ids: some, action, term }, 'owner')
    expect((await change('publish', [...ids, 999])).answer).toMatchObject({ changed: 3, counts: { draft: 0, published: 3 } })
    await change('add-term')
    await change('add-term')
    expect((await send(listTerms, {}, 'owner')).answer.terms).toMatchObject([{ name: 'Deck', slug: 'deck', count: 3 }])
    await change('drop-term', [ids[0]!])
    expect((await send(listItems, { category: 'deck' })).answer.total).toBe(2)
    await change('withdraw', [ids[1]!])
    expect((await send(listItems, { category: 'deck' })).answer.total).toBe(1)
    expect((await change('remove')).answer).toMatchObject({ changed: 3, counts: { draft: 0, published: 0 } })
  })

  test('P02: terms stand below one another, never below themselves, and come up when theirs goes', async () => {
    const { send } = await setUp()
    const save = async (input: Parameters<typeof send<typeof saveTerm>>[1]) => (await send(saveTerm, input, 'owner')).answer.term
    const blog = await save({ taxonomy: 'category', name: 'Blog' })
    const child = await save({ taxonomy: 'category', name: 'Child of Blog', parent: blog.id })
    expect(child.parent).toBe(blog.id)
    expect((await save({ id: blog.id, taxonomy: 'category', name: 'Blog', parent: child.id, revision: blog.revision })).parent).toBe(0)
    expect(await send(saveTerm, { taxonomy: 'category', name: 'x', slug: 'blog' }, 'owner')).toMatchObject({ status: 400 })
    expect((await send(removeTerm, { id: blog.id }, 'owner')).answer.removed).toBe(true)
    expect((await send(listTerms, {}, 'owner')).answer.terms).toMatchObject([{ name: 'Child of Blog', parent: 0 }])
  })

  test('bar B01: visitors and moderators may do nothing of it, and every action is noted', async () => {
    const { send, save, tools } = await setUp()
    for (const role of [undefined, 'moderator'] as const) {
      expect((await send(listOwnItems, {}, role)).status).toBe(role ? 403 : 401)
      expect((await send(saveItem, { title: 'A' }, role)).status).toBe(role ? 403 : 401)
      expect((await send(changeItems, { ids: [1], action: 'remove' }, role)).status).toBe(role ? 403 : 401)
      expect((await send(saveTerm, { taxonomy: 'tag', name: 'x' }, role)).status).toBe(role ? 403 : 401)
    }
    await save({ title: 'A' })
    const noted = await tools.db
      .withTables<{ audit: { action: string; target: string } }>()
      .selectFrom('audit')
      .select(['action', 'target'])
      .execute()
    expect(noted).toContainEqual({ action: 'item.add', target: 'item 1' })
  })
})

const we = new URL('https://site.test')
test.each([
  ["frame-ancestors 'none'", undefined, false],
  ["default-src 'self'; frame-ancestors 'self'", undefined, false],
  ['frame-ancestors https://site.test', 'DENY', true],
  ['frame-ancestors *.site.test', undefined, false],
  ['frame-ancestors https:', undefined, true],
  ['frame-ancestors *', 'DENY', true],
  [undefined, 'SAMEORIGIN', false],
  [undefined, 'deny', false],
  [undefined, 'ALLOWALL', true],
  ["default-src 'none'", undefined, true],
  [undefined, undefined, true],
])('P05: a site that says %s and %s may be framed: %s', (policy, options, may) => expect(mayBeFramed(policy, options, we)).toBe(may))
