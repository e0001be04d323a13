import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { withId } from './columns.server'
import { createTestDatabase, type TestDatabase } from './database.fake'
import { createNumberedTransfer } from './numbered.server'

describe.each(['sqlite', 'postgres'] as const)('records on their way out of a site (%s)', (engine) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'))
    await withId(database.db.schema.createTable('shelf'), engine).addColumn('name', 'text').execute()
    const names = Array.from({ length: 1_201 }, (_, index) => sql`(${`Shelf ${index + 1}`})`)
    await sql`insert into shelf (name) values ${sql.join(names)}`.execute(database.db)
  })
  afterAll(() => database.close())

  test('many are read in steps, and what each needs besides is asked for once a step; what cannot be read stays behind', async () => {
    const steps: number[] = []
    const transfer = createNumberedTransfer(database.db, {
      ...{ name: 'shelves', table: 'shelf', what: 'shelf', shape: v.object({ id: v.number() }) },
      written: async (rows) => {
        steps.push(rows.length)
        return rows.map(({ id, name }) => (id === 7 ? undefined : name))
      },
      kept: () => ({}),
    })
    const shelves = (await transfer.write()).get('shelves') as string[]
    expect(steps).toEqual([500, 500, 201])
    expect(shelves).toHaveLength(1_200)
    expect([shelves[0], shelves[6], shelves.at(-1)]).toEqual(['Shelf 1', 'Shelf 8', 'Shelf 1201'])
  })
})
