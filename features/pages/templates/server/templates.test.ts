import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { listPaths } from '../../documents/wire.admin'
import { createPagesSite, type PagesSite, written } from '../../server/pages.fake'
import { openPage } from '../../wire.admin'
import { createFromTemplate, listTemplates } from '../wire.admin'
import { pageTemplates, templatePage } from './templates'

const home = { name: 'home', title: 'Home', about: 'Made of what is known.', document: written('/', 'Salt & Sons') }
const services = { ...home, name: 'services', document: written('/services', 'Decks') }

test('what is made of business details comes first, and takes the place of what an owner would write', async () => {
  const names = async (made: (typeof home)[]) => (await pageTemplates({ pageTemplates: async () => made })).map(({ name }) => name)
  expect(await names([])).toEqual(['services', 'about', 'landing'])
  expect(await names([services, home])).toEqual(['home', 'services', 'about', 'landing'])
  const drawn = await templatePage('services', { pageTemplates: async () => [services] })
  expect([drawn?.path, drawn?.isHidden, JSON.stringify(drawn?.rows)]).toEqual(['/services', true, expect.stringContaining('Decks')])
  expect(await templatePage('nothing', { pageTemplates: async () => [] })).toBeUndefined()
})

describe.each(engines)('new pages from templates on %s', (engine) => {
  let site: PagesSite
  beforeAll(async () => {
    site = await createPagesSite(engine, inject('postgresUrl'))
    Object.assign(site.registry, { pageTemplates: async () => [home] })
  })
  afterAll(() => site.close())

  test('hold what their template holds, under a title and a path of their own', async () => {
    const { templates, taken } = await site.ask(listTemplates, {})
    expect([templates[0], taken]).toEqual([
      expect.objectContaining({ name: 'home', path: '/', preview: '/admin/preview/templates/home' }),
      [],
    ])
    const { id } = await site.ask(createFromTemplate, { template: 'home', path: '/', title: 'Welcome' })
    const { document, published } = await site.ask(openPage, { id })
    expect([document.path, document.title, published]).toEqual(['/', 'Welcome', null])
    expect(document.rows).toEqual(written('/', 'Salt & Sons').rows)
    // The address is taken now: the next one has to say another.
    expect((await site.ask(listTemplates, {})).templates[0]?.path).toBe('')
    const again = site.ask(createFromTemplate, { template: 'home', path: '/', title: 'Twice' })
    await expect(again).rejects.toMatchObject({ code: 'path-taken', field: 'path' })
  })

  test('without one a page is blank; one that is gone is refused, and nothing is made', async () => {
    const { id } = await site.ask(createFromTemplate, { path: '/blank', title: 'Blank' })
    expect((await site.ask(openPage, { id })).document.rows).toEqual([])
    const gone = site.ask(createFromTemplate, { template: 'gone', path: '/gone', title: 'Gone' })
    await expect(gone).rejects.toMatchObject({ code: 'template-gone', field: 'template' })
    expect((await site.ask(listPaths, {})).paths).toEqual(['/', '/blank'])
  })
})
