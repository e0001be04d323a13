import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { migrations } from '../migrations'
import { createFrameStore } from './frame.store'
import { setPublished } from './frame-desk'
import { createMenu } from './menu'

const link = (name: string) => ({ label: name, href: `/${name}` })
const now = { at: '2026-01-01T00:00:00.000Z', by: 'Anna' }

describe.each(engines)('the menu as others change it, on %s', (engine) => {
  const open: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
  })
  async function begin(published?: object, draft?: object) {
    const database = await createTestDatabase(engine, inject('postgresUrl'), { ...kitMigrations(engine), ...migrations(engine) })
    open.push(database.close)
    const tools = createFakeTools(database)
    const store = createFrameStore(database.db)
    const menu = createMenu(tools, store)
    await database.db.transaction().execute(async (trx) => {
      if (published) await setPublished('header', { name: 'Salt', ...published }, now, trx, tools, store)
      if (draft) await store.setDraft('header', 0, { name: 'Salt & Sons', ...draft }, now, trx)
    })
    const add = (to: ReturnType<typeof link>) => database.db.transaction().execute((trx) => menu.add(to, { trx, by: 'Ben' }))
    const remove = (href: string) => database.db.transaction().execute((trx) => menu.remove(href, { trx, by: 'Ben' }))
    return { ...tools, store, menu, add, remove }
  }

  test('a link comes behind the others, once, in public and in the draft; whoever has the header open reads of it', async () => {
    const { store, menu, add, remove } = await begin({ links: [link('a')] }, { links: [link('b'), link('a')] })
    expect([await add(link('c')), await add(link('c'))]).toEqual([true, false])
    expect(await menu.hrefs()).toEqual(['/a', '/c'])
    expect(await store.draft('header')).toMatchObject({ revision: 2, by: 'Ben', frame: { links: [link('b'), link('a'), link('c')] } })
    expect((await store.versions('header')).map(({ by }) => by)).toEqual(['Ben', 'Anna'])
    expect([await remove('/c'), await remove('/c'), await menu.hrefs()]).toEqual([true, false, ['/a']])
    expect((await store.draft('header')).frame).toMatchObject({ links: [link('b'), link('a')] })
  })

  test('a page that stands deeper is in the menu; a link with others below it stays', async () => {
    const { add, remove } = await begin({ links: [{ ...link('a'), children: [link('b')] }] })
    expect([await add(link('b')), await remove('/a')]).toEqual([false, false])
  })

  test('a full menu says so and stays as it is', async () => {
    const { menu, add } = await begin({ links: [...'abcdefgh'].map(link) })
    await expect(add(link('i'))).rejects.toThrow('The menu has 8 links already.')
    expect(await menu.hrefs()).toHaveLength(8)
  })

  test('a site without a header gets one with its name; one without a name is told what to do', async () => {
    const { menu, add, remove, site } = await begin()
    expect(await remove('/a')).toBe(false)
    await expect(add(link('a'))).rejects.toThrow('This site has no header yet.')
    await site.write('name', 'Salt')
    expect([await add(link('a')), await menu.hrefs()]).toEqual([true, ['/a']])
  })
})
