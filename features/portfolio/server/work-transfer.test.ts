import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { parse } from 'valibot'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { itemDraftShape } from '../item'
import { migrations } from '../migrations'
import { createWorkTransfer } from './index'
import { recordOf } from './item-record'
import { itemsWriter } from './item-writes.store'
import { createItemsStore } from './items.store'
import type { LookTables } from './looks.tables'
import { createTermsStore } from './terms.store'

describe.each(engines)('work on its way into another site, on %s', (engine) => {
  const open: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
  })
  async function begin() {
    const { db, close } = await createTestDatabase(engine, inject('postgresUrl'), migrations(engine))
    open.push(close)
    return { db, transfer: createWorkTransfer(db), terms: createTermsStore(db), items: createItemsStore(db) }
  }

  test('items, what they are sorted into and settings come as they were, once', async () => {
    const from = await begin()
    const term = await from.terms.add({ taxonomy: 'tag', slug: 'kwila', name: 'Kwila', description: '', parent: 0 })
    const record = recordOf(parse(itemDraftShape, { title: 'A deck', content: '<p>By the <b>sea</b></p>' }))
    const times = { published_at: '2026-01-01T00:00:00Z', modified_at: '2026-01-01T00:00:00Z' }
    const item = await itemsWriter.add({ ...record, ...times, slug: 'a-deck', position: 3, source: null, framing: 'unknown' }, from.db)
    await itemsWriter.setTerms(item.id, [term.id], from.db)
    const look = { title: 'Wall', settings: '{}', updated_at: '2026-01-01T00:00:00Z' }
    await from.db.withTables<LookTables>().insertInto('portfolio_look').values(look).execute()
    const texts = await from.transfer.write()

    const to = await begin()
    const read = () => to.db.transaction().execute((trx) => to.transfer.read(texts, { trx, by: '' }))
    expect((await read()).brought.map(({ what, outcome }) => `${outcome} ${what}`)).toEqual([
      ...['new portfolio term 1', 'new portfolio item 1', 'new portfolio settings 1'],
    ])
    expect([await to.items.find(item.id), (await to.items.termsOf([item.id])).get(item.id)]).toEqual([item, [term.id]])
    expect((await read()).brought.every(({ outcome }) => outcome === 'same')).toBe(true)
    await to.db.transaction().execute((trx) => itemsWriter.setTerms(item.id, [], trx))
    expect((await read()).brought.map(({ outcome }) => outcome)).toEqual(['same', 'changed', 'same'])
    expect(await to.transfer.write()).toEqual(texts)
  })
})
