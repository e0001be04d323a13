import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as call from '../../documents/wire.admin'
import { createPagesSite, type PagesSite, written } from '../../server/pages.fake'
import { MOST_VERSIONS } from '../../spec'
import * as page from '../../wire.admin'

describe.each(engines)('pages of an owner on %s', (engine) => {
  let site: PagesSite
  beforeAll(async () => {
    site = await createPagesSite(engine, inject('postgresUrl'))
  })
  afterAll(() => site.close())

  /** A page that is published as it was written. */
  async function publish(path: string, title = path): Promise<number> {
    const { id } = await site.ask(call.createPage, { path, title: 'New' })
    const { revision } = await site.ask(page.saveDraft, { id, revision: 1, document: written(path, title) })
    await site.ask(page.publishPage, { id, revision })
    return id
  }
  const seen = async (path: string): Promise<string | undefined> => (await site.feature.pages?.find(path))?.title
  const found = async (words: string): Promise<string[]> => ((await site.feature.search?.(words, 99)) ?? []).map(({ title }) => title)

  test('T14: pages that hold a file of the media are named, whether visitors see it or not', async () => {
    const { id } = await site.ask(call.createPage, { path: '/films', title: 'Films' })
    const document = written('/films', 'Films', { title: 'Sea', film: { src: '/media/films/sea.mp4' }, picture: { file: 'deck_1.webp' } })
    await site.ask(page.saveDraft, { id, revision: 1, document })
    const here = [{ title: 'Films', at: `/pages?page=${id}` }]
    expect(await site.feature.mentions?.('sea.mp4')).toEqual(here)
    expect(await site.feature.mentions?.('deck_1.webp')).toEqual(here)
    expect(await site.feature.mentions?.('ea.mp4')).toEqual([])
    expect(await site.feature.mentions?.('deckx1.webp')).toEqual([])
  })

  test('a page is seen once it is published, and its draft is nobody’s business', async () => {
    const { id } = await site.ask(call.createPage, { path: '/decks', title: 'Decks' })
    expect(await seen('/decks')).toBeUndefined()
    await site.ask(page.publishPage, { id, revision: 1 })
    expect(await seen('/decks')).toBe('Decks')
    await site.ask(page.saveDraft, { id, revision: 1, document: written('/decks', 'Better decks') })
    expect(await seen('/decks')).toBe('Decks')
    expect(await site.ask(page.openPage, { id })).toMatchObject({
      ...{ revision: 2, document: { title: 'Better decks' }, published: { path: '/decks' }, draft: { by: 'Anna' } },
    })
    await expect(site.ask(call.discardDraft, { id, revision: 1 })).rejects.toMatchObject({ code: 'page-changed', status: 409 })
    expect((await site.ask(call.discardDraft, { id, revision: 2 })).document.title).toBe('Decks')
    expect((await site.ask(page.openPage, { id })).draft).toBeNull()
  })

  test('bar B08: drafts, ended and removed pages are found by no path and no search', async () => {
    const hidden = await site.ask(call.createPage, { path: '/zebra', title: 'Zebra one' })
    expect([await seen('/zebra'), await found('zebra')]).toEqual([undefined, []])
    await site.ask(page.publishPage, { id: hidden.id, revision: 1 })
    expect([await seen('/zebra'), await found('zebra')]).toEqual(['Zebra one', ['Zebra one']])
    await site.ask(call.unpublishPage, { id: hidden.id })
    expect([await seen('/zebra'), await found('zebra')]).toEqual([undefined, []])
    const other = await publish('/zebra-two', 'Zebra two')
    await site.ask(call.removePage, { id: other })
    expect([await seen('/zebra-two'), await found('zebra')]).toEqual([undefined, []])
    const { pages } = await site.ask(call.listPages, {})
    const { removed } = await site.ask(call.listPages, { state: 'removed' })
    expect(pages.find(({ id }) => id === hidden.id)).toMatchObject({ published: null, draft: { by: 'Anna' } })
    expect(removed).toMatchObject([{ id: other, title: 'Zebra two', by: 'Anna' }])
    await expect(site.ask(page.openPage, { id: other })).rejects.toMatchObject({ code: 'page-gone', status: 404 })
    await site.ask(call.bringBackPage, { id: other })
    expect(await seen('/zebra-two')).toBeUndefined()
    expect((await site.ask(page.openPage, { id: other })).document.title).toBe('Zebra two')
  })

  test('whoever writes over what somebody else kept is told who that was, and nothing is lost', async () => {
    const { id } = await site.ask(call.createPage, { path: '/two', title: 'Two' })
    await site.as('Ben', page.saveDraft, { id, revision: 1, document: written('/two', 'Ben was here') })
    const late = site.ask(page.saveDraft, { id, revision: 1, document: written('/two', 'Anna was late') })
    await expect(late).rejects.toMatchObject({ code: 'page-changed', status: 409, message: expect.stringContaining('Ben') })
    await expect(site.ask(page.publishPage, { id, revision: 1 })).rejects.toMatchObject({ status: 409 })
    expect((await site.ask(page.openPage, { id })).document.title).toBe('Ben was here')
  })

  test('of two who keep a page at the same moment one does', async () => {
    const { id } = await site.ask(call.createPage, { path: '/race', title: 'Race' })
    const save = (title: string) => site.ask(page.saveDraft, { id, revision: 1, document: written('/race', title) })
    const ends = await Promise.allSettled(['a', 'b', 'c', 'd'].map(save))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('two pages do not share an address', async () => {
    await publish('/shared', 'First')
    const again = site.ask(call.createPage, { path: '/shared', title: 'Second' })
    await expect(again).rejects.toMatchObject({ code: 'path-taken', field: 'path', message: expect.stringContaining('First') })
    const { id } = await site.ask(call.createPage, { path: '/other', title: 'Second' })
    const { revision, faults } = await site.ask(page.saveDraft, { id, revision: 1, document: written('/shared', 'Second') })
    expect(faults).toMatchObject([{ path: 'path', text: expect.stringContaining('First') }])
    await expect(site.ask(page.publishPage, { id, revision })).rejects.toMatchObject({ code: 'path-taken', field: 'path' })
  })

  test('a page without an address or a title stays a draft', async () => {
    const { id } = await site.ask(call.createPage, { path: '/nameless', title: 'x' })
    await site.ask(page.saveDraft, { id, revision: 1, document: written('/nameless', ' ') })
    await expect(site.ask(page.publishPage, { id, revision: 2 })).rejects.toMatchObject({ field: 'title' })
    await site.ask(page.saveDraft, { id, revision: 2, document: written('No Path', 'Title') })
    await expect(site.ask(page.publishPage, { id, revision: 3 })).rejects.toMatchObject({ field: 'path' })
  })

  test('what is wrong on a page is kept and named', async () => {
    const { id } = await site.ask(call.createPage, { path: '/odd', title: 'Odd' })
    const document = written('/odd', 'Odd', { title: '' })
    const [row] = document.rows
    const odd = {
      ...document,
      rows: [row!, { ...row!, look: 'velvet' as 'paper', columns: [{ span: 12 as const, modules: [{ block: 'gone', props: { a: 1 } }] }] }],
    }
    const { faults } = await site.ask(page.saveDraft, { id, revision: 1, document: odd })
    expect(faults.map(({ path }) => path)).toEqual([
      'rows.1.look',
      'rows.0.columns.0.modules.0.props.title',
      'rows.1.columns.0.modules.0.block',
    ])
    expect((await site.ask(page.openPage, { id })).document).toEqual(odd)
  })

  test('a published page that moves is told of, once it has moved', async () => {
    const id = await publish('/from')
    const { revision } = await site.ask(page.saveDraft, { id, revision: 2, document: written('/to', 'Moved') })
    expect([site.moves, await seen('/from')]).toEqual([[], '/from'])
    await site.ask(page.publishPage, { id, revision })
    expect([site.moves, await seen('/from'), await seen('/to')]).toEqual([[{ from: '/from', to: '/to' }], undefined, 'Moved'])
  })

  test('the newest versions are kept, and an old one becomes the draft', async () => {
    const id = await publish('/history', 'Number 1')
    for (let number = 2; number <= MOST_VERSIONS + 2; number++) {
      const { revision } = await site.ask(page.openPage, { id })
      const saved = await site.ask(page.saveDraft, { id, revision, document: written('/history', `Number ${number}`) })
      await site.ask(page.publishPage, { id, revision: saved.revision })
    }
    const { versions } = await site.ask(call.listVersions, { id })
    expect([versions.length, versions[0]?.title, versions.at(-1)?.title, versions[0]?.by]).toEqual([50, 'Number 52', 'Number 3', 'Anna'])
    expect((await site.ask(call.readVersion, { id, version: 3 })).document.title).toBe('Number 3')
    const { revision } = await site.ask(page.openPage, { id })
    const outdated = { id, version: 3, revision: revision - 1 }
    await expect(site.ask(call.restoreVersion, outdated)).rejects.toMatchObject({ code: 'page-changed', status: 409 })
    expect(await site.ask(call.restoreVersion, { id, version: 3, revision })).toMatchObject({
      document: { title: 'Number 3' },
      draft: { by: 'Anna' },
    })
    expect(await seen('/history')).toBe('Number 52')
    await expect(site.ask(call.restoreVersion, { id, version: 2, revision: revision + 1 })).rejects.toMatchObject({ code: 'version-gone' })
  })

  test('the home page stays', async () => {
    const id = await publish('/', 'Home')
    for (const action of [call.unpublishPage, call.removePage])
      await expect(site.ask(action, { id })).rejects.toMatchObject({ code: 'home-stays' })
    expect(await seen('/')).toBe('Home')
  })
})
