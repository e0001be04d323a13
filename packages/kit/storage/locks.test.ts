import { expect, inject, test } from 'vitest'
import { createTestDatabase } from './database.fake'
import { alone } from './locks.server'

test('what is done alone is done by one process after the other, and goes on when one of them fails', async () => {
  const database = await createTestDatabase('postgres', inject('postgresUrl'))
  let busy = 0
  const most: number[] = []
  const work = (number: number) => async (): Promise<void> => {
    most.push(++busy)
    await database.ping()
    busy--
    if (number === 1) throw new Error('no disk')
  }
  const done = await Promise.allSettled([0, 1, 2, 3].map((number) => alone(database.db, 'the demo', work(number))))
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(most).toEqual([1, 1, 1, 1])
  await database.close()
})
