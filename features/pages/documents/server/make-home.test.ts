import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createPagesSite, type PagesSite, written } from '../../server/pages.fake'
import * as page from '../../wire.admin'
import * as call from '../wire.admin'

describe.each(engines)('another home page, on %s', (engine) => {
  let site: PagesSite
  beforeAll(async () => {
    site = await createPagesSite(engine, inject('postgresUrl'))
  })
  afterAll(() => site.close())

  async function publish(path: string, title: string): Promise<number> {
    const { id } = await site.ask(call.createPage, { path, title })
    const { revision } = await site.ask(page.saveDraft, { id, revision: 1, document: written(path, title) })
    await site.ask(page.publishPage, { id, revision })
    return id
  }
  const seen = async (path: string): Promise<string | undefined> => (await site.feature.pages?.find(path))?.title
  const places = async (): Promise<string[]> => ((await site.feature.places?.()) ?? []).map(({ path, title }) => `${path} ${title}`)

  test('is refused as long as visitors cannot see it', async () => {
    const { id } = await site.ask(call.createPage, { path: '/draft', title: 'Draft' })
    await expect(site.ask(call.makeHomePage, { id, moveTo: '/x' })).rejects.toMatchObject({ code: 'not-published', status: 409 })
  })

  test('both addresses change at once, what is being worked on stays, and the old address is told of', async () => {
    expect(await site.ask(call.getHomePage, {})).toEqual({ page: null })
    const home = await publish('/', 'Welcome')
    const offer = await publish('/offer', 'The offer')
    const { revision } = await site.ask(page.openPage, { id: offer })
    await site.ask(page.saveDraft, { id: offer, revision, document: written('/offer', 'A better offer') })
    const known = await site.ask(call.getHomePage, {})
    expect(known.page).toEqual({ id: home, title: 'Welcome', moveTo: '/welcome' })

    const opened = await site.ask(call.makeHomePage, { id: offer, moveTo: '/welcome' })
    expect(opened).toMatchObject({ document: { path: '/', title: 'A better offer' }, published: { path: '/' }, draft: { by: 'Anna' } })
    expect([await seen('/'), await seen('/welcome'), await seen('/offer')]).toEqual(['The offer', 'Welcome', undefined])
    expect(await places()).toEqual(['/ The offer', '/welcome Welcome'])
    expect(site.moves).toEqual([{ from: '/offer', to: '/' }])
    // Whoever had the page open cannot put the old address back by saving.
    const late = site.ask(page.saveDraft, { id: offer, revision: revision + 1, document: written('/offer', 'Late') })
    await expect(late).rejects.toMatchObject({ code: 'page-changed' })
  })

  test('the two change places again, and the address of a third page is refused with its field', async () => {
    const { page: now } = await site.ask(call.getHomePage, {})
    const { pages } = await site.ask(call.listPages, { state: 'published' })
    const before = pages.find(({ path }) => path === '/welcome')!
    const taken = await publish('/taken', 'Taken')
    const refused = site.ask(call.makeHomePage, { id: before.id, moveTo: '/taken' })
    await expect(refused).rejects.toMatchObject({ code: 'path-taken', field: 'moveTo' })
    expect([await seen('/'), await seen('/welcome')]).toEqual(['The offer', 'Welcome'])
    await site.ask(call.makeHomePage, { id: before.id, moveTo: '/welcome' })
    expect([await seen('/'), await seen('/welcome'), await seen('/taken')]).toEqual(['Welcome', 'The offer', 'Taken'])
    expect([now?.title, taken > 0]).toEqual(['A better offer', true])
  })
})
