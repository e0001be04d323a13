import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { createTestDatabase, engines } from './database.fake'
import { listed } from './listed.server'

describe.each(engines)('columns of numbers on %s', (engine) => {
  test('come whole, side by side and in the order of their rows; of no rows there are none', async () => {
    const { db, close } = await createTestDatabase(engine, inject('postgresUrl'))
    const rows = sql`select one, two from (select 1 as one, 3 as two union all select 2, 1 union all select 3, 2) as three order by two`
    expect(await listed(db, rows, ['one', 'two'])).toEqual({ one: [2, 3, 1], two: [1, 2, 3] })
    expect(await listed(db, sql`select 1 as one where 1 = 0`, ['one'])).toEqual({ one: [] })
    await close()
  })
})
