import { afterEach, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, engines } from '../storage/database.fake'
import { kitMigrations } from '../storage/migrations.server'
import { createFakeTools } from '../tools.fake'

describe.each(engines)('jobs on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  test('P10: what a person waits for goes first, however many patient jobs came before it', async () => {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    close = database.close
    const { jobs } = createFakeTools(database)
    const standing: (() => void)[] = []
    let imported = 0
    jobs.handle('draw', { isPatient: true, run: () => new Promise((done) => standing.push(done)) })
    jobs.handle('import', { run: async () => void imported++ })
    for (let picture = 0; picture < 6; picture++) await jobs.add('draw', { picture })
    await jobs.add('import', {})
    const running = jobs.runDue()
    await expect.poll(() => [imported, standing.length]).toEqual([1, 2])
    for (const done of standing) done()
    expect(await running).toBe(3)
  })
})
