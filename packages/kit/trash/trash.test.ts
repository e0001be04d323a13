import type { Generated } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, engines, type TestDatabase } from '../storage/database.fake'
import type { AnyDatabase } from '../storage/database.server'
import { kitMigrations } from '../storage/migrations.server'
import { createFakeTools, grace } from '../tools.fake'
import { permission } from '../wire/permission'
import { TRASH_DAYS } from './spec'
import { firstIn, rowsWhere } from './trash-rows.server'

const DAY = 86_400_000
type Tables = { job: { id: Generated<number>; kind: string; payload: string; state: 'waiting'; run_at: string } }

describe.each(engines)('the trash on %s', (engine) => {
  let database: TestDatabase
  let tools: ReturnType<typeof createFakeTools>
  let forgotten: string[]
  beforeEach(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    tools = createFakeTools(database)
    forgotten = []
    tools.trash.handle('thing', {
      ...{ title: 'Thing', right: permission('things.edit', ['owner']), tells: 'things.changed' },
      forget: async (rows) => {
        const row = firstIn(rows, 'job')
        forgotten.push(`within ${row?.kind}`)
        return async () => void forgotten.push(`after ${row?.kind}`)
      },
    })
  })
  afterEach(() => database.close())

  /** Rows of a table that counts by itself stand for things. */
  async function add(kind: string): Promise<number> {
    const values = { kind, payload: '{}', state: 'waiting', run_at: '2999-01-01T00:00:00.000Z' } as const
    return (await database.db.withTables<Tables>().insertInto('job').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  const remove = (id: number) =>
    database.db.transaction().execute(async (trx: AnyDatabase) => {
      const job = await rowsWhere('job', 'id', id, trx)
      await trx.withTables<Tables>().deleteFrom('job').where('id', '=', id).execute()
      return tools.trash.put({ kind: 'thing', key: String(id), title: String(job[0]?.kind), rows: { job } }, grace, trx)
    })
  const there = async (id: number) => (await rowsWhere('job', 'id', id, database.db)).length === 1
  const isHeardOf = async (work: () => Promise<void>): Promise<boolean> => {
    const heard: string[] = []
    tools.events.on('things.changed', () => heard.push('once'))
    await work()
    return heard.length > 0
  }

  test('what was removed comes back under its number, once, and those who show it hear of it', async () => {
    const id = await add('one')
    const trash = await remove(id)
    expect(await there(id)).toBe(false)
    expect(await tools.trash.has('thing', String(id))).toBe(true)
    expect(await tools.trash.list(grace.actor, 9)).toEqual([
      { id: trash, kind: 'Thing', title: 'one', removed_at: '2026-11-21T00:00:00.000Z', removed_by: 'Grace' },
    ])
    expect(await isHeardOf(() => tools.trash.restore([trash], grace))).toBe(true)
    expect(await there(id)).toBe(true)
    expect(await add('next')).toBeGreaterThan(id)
    await expect(tools.trash.restore([trash], grace)).rejects.toMatchObject({ code: 'not-in-trash', status: 404 })
  })

  test('several come back together or not at all', async () => {
    const [one, other] = [await remove(await add('one')), await remove(await add('two'))]
    await tools.trash.delete([other], grace)
    await expect(tools.trash.restore([one, other], grace)).rejects.toMatchObject({ status: 404 })
    expect((await tools.trash.list(grace.actor, 9)).map(({ id }) => id)).toEqual([one])
  })

  test('after 30 days it is gone for good, with what belongs to it', async () => {
    const id = await add('one')
    await remove(id)
    tools.clock.advance((TRASH_DAYS - 1) * DAY)
    await tools.jobs.runDue()
    expect([await tools.trash.has('thing', String(id)), forgotten]).toEqual([true, []])
    tools.clock.advance(DAY)
    await tools.jobs.runDue()
    expect([await tools.trash.has('thing', String(id)), forgotten]).toEqual([false, ['within one', 'after one']])
  })

  test('who may not remove such things neither finds nor restores them (bar B01)', async () => {
    const trash = await remove(await add('one'))
    const editor = { ...grace, actor: { ...grace.actor, role: 'editor' } } as const
    expect(await tools.trash.list(editor.actor, 9)).toEqual([])
    await expect(tools.trash.restore([trash], editor)).rejects.toMatchObject({ status: 404 })
    await expect(tools.trash.delete([trash], editor)).rejects.toMatchObject({ status: 404 })
    expect(await tools.trash.list(grace.actor, 9)).toHaveLength(1)
  })
})
