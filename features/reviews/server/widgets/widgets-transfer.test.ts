import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { migrations } from '../../migrations'
import { createWidgetsStore } from './widgets.store'
import { createWidgetsTransfer } from './widgets-transfer'

describe.each(engines)('displays on their way into another site, on %s', (engine) => {
  const open: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
  })
  async function begin() {
    const database = await createTestDatabase(engine, inject('postgresUrl'), migrations(engine))
    open.push(database.close)
    return { db: database.db, widgets: createWidgetsStore(database.db), transfer: createWidgetsTransfer(database.db) }
  }

  test('keep their numbers, and new ones are counted on behind them', async () => {
    const { widgets, transfer } = await begin()
    const add = (store: typeof widgets, title: string) =>
      store.keep({ kind: 'badge', title, settings: {}, updatedAt: '2026-01-01T00:00:00Z' })
    const gone = await add(widgets, 'Gone')
    await add(widgets, 'Kept')
    await widgets.remove(gone!.id)
    const texts = await transfer.write()
    const other = await begin()
    const read = () => other.db.transaction().execute((trx) => other.transfer.read(texts, { trx, by: '' }))
    expect((await read()).brought).toEqual([{ what: 'review widget 2', outcome: 'new' }])
    expect((await other.widgets.list('badge')).map(({ id, title }) => [id, title])).toEqual([[2, 'Kept']])
    expect((await add(other.widgets, 'Next'))?.id).toBe(3)
    const bad = await other.db
      .transaction()
      .execute((trx) => other.transfer.read(new Map([['review-widgets', [{ id: 1, kind: 'no' }]]]), { trx, by: '' }))
    expect(bad.bad).toHaveLength(1)
  })
})
