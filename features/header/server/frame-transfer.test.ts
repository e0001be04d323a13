import { FRAME } from '@frontage/kit/frame.server'
import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { migrations } from '../migrations'
import { createFrameStore } from './frame.store'
import { createFrameTransfer } from './frame-transfer'

const header = (name: string, links: unknown[] = []) => [{ block: 'site-header', props: { name, links } }]

describe.each(engines)('header and footer on their way into another site, on %s', (engine) => {
  const open: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
  })
  async function begin() {
    const database = await createTestDatabase(engine, inject('postgresUrl'), { ...kitMigrations(engine), ...migrations(engine) })
    open.push(database.close)
    const tools = createFakeTools(database)
    const store = createFrameStore(database.db)
    const transfer = createFrameTransfer(store, tools)
    const read = (texts: Iterable<readonly [string, unknown]>) =>
      database.db.transaction().execute((trx) => transfer.read(new Map(texts), { trx, by: 'Anna' }))
    return { ...tools, store, transfer, read }
  }

  test('T22: drafts come along, and what stood there before can be brought back', async () => {
    const from = await begin()
    expect([...(await from.transfer.write())]).toEqual([])
    const draft = { name: 'Draft' }
    await from.db.transaction().execute((trx) => from.store.setDraft('header', 0, draft, { at: '', by: '' }, trx))
    const texts = [...(await from.transfer.write()), ['site/header', header('Tide')] as const]
    const to = await begin()
    await to.site.write(FRAME.header, JSON.stringify(header('Salt')))
    expect((await to.read(texts)).brought).toEqual([
      { what: 'header', outcome: 'changed' },
      { what: 'draft of the header', outcome: 'new' },
    ])
    expect((await to.store.draft('header')).frame).toEqual(draft)
    expect(await to.store.version('header', 1)).toMatchObject({ name: 'Salt' })
    expect(await to.store.versions('header')).toMatchObject([
      { version: 2, by: 'Anna' },
      { version: 1, by: '' },
    ])
    await to.site.write(FRAME.header, JSON.stringify(header('Tide')))
    expect((await to.read(texts)).brought.map(({ outcome }) => outcome)).toEqual(['same', 'same'])
  })

  test('T22, bar E04: what leads to a script is named by its place, and nothing of it is published', async () => {
    const site = await begin()
    const report = await site.read([['site/header', header('Salt', [{ label: 'Home', href: 'javascript:alert(1)' }])]])
    expect(report).toMatchObject({ brought: [], bad: [{ path: 'site/header.json: links.0.href' }] })
    expect(await site.store.versions('header')).toEqual([])
  })
})
