import { setTimeout } from 'node:timers/promises'
import { createEvents } from '@frontage/kit/events.server'
import { type Changes, createChanges } from '@frontage/kit/storage/changes.server'
import { createTestDatabase, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { ANYTHING, type ChangeWatch, watchChanges } from './watch-changes'

describe.each(['sqlite', 'postgres'] as const)('what one process changes is heard by the others (%s)', (engine) => {
  let database: TestDatabase
  let watches: ChangeWatch[]
  beforeEach(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    watches = []
  })
  afterEach(async () => {
    for (const watch of watches) await watch.stop()
    await database.close()
  })

  async function startProcess(changes: Changes = createChanges(database)) {
    const events = createEvents()
    const heard: string[] = []
    watches.push(await watchChanges({ changes, events, log: pino({ level: 'silent' }) }, 20))
    events.onEvery((name) => heard.push(name ?? 'anything'))
    return { events, heard }
  }

  test('each by its name, and what a process did itself is no news to it', async () => {
    const [one, two, three] = [await startProcess(), await startProcess(), await startProcess()]
    one.events.emit('look.changed')
    for (const { heard } of [two, three]) await expect.poll(() => heard).toEqual(['look.changed'])
    expect(one.heard).toEqual(['look.changed'])
    three.events.emitAll()
    for (const { heard } of [one, two]) await expect.poll(() => heard).toEqual(['look.changed', 'anything'])
  })

  test('whatever else is told at the same moment, by however many', async () => {
    const processes = [await startProcess(), await startProcess(), await startProcess()]
    const names = ['look.changed', 'forms.received', 'reviews.changed'] as const
    for (let round = 0; round < 20; round++) {
      for (const { heard } of processes) heard.length = 0
      // One tells at once, the next while that is on its way, in another order each time.
      for (const [index, name] of names.entries()) {
        processes[(round + index) % 3]!.events.emit(name)
        await setTimeout(round % 4)
      }
      for (const { heard } of processes) await expect.poll(() => [...new Set(heard)].sort(), { timeout: 10_000 }).toEqual([...names].sort())
    }
  })

  test('the same event of another process, counted in the moment before one’s own', async () => {
    const changes = createChanges(database)
    const crossing: Changes = { ...changes, count: async (name) => changes.count(name).then(() => changes.count(name)) }
    const one = await startProcess(crossing)
    one.events.emit('look.changed')
    await expect.poll(() => one.heard).toEqual(['look.changed', 'look.changed'])
  })

  test('what was counted while a process was starting, and what a killed one may not have told', async () => {
    const changes = createChanges(database)
    await changes.count('pages.changed')
    const one = await startProcess()
    await changes.count('pages.changed')
    await expect.poll(() => one.heard).toEqual(['pages.changed'])
    await changes.count(ANYTHING)
    await expect.poll(() => one.heard).toEqual(['pages.changed', 'anything'])
  })

  test('what no visitor sees is told a few times a second, however often it happens, and what they see at once', async () => {
    const told: string[] = []
    const changes = createChanges(database)
    const [one, two] = [
      await startProcess({ ...changes, count: async (name) => changes.count(name).finally(() => void told.push(name)) }),
      await startProcess(),
    ]
    const begun = performance.now()
    for (let count = 0; count < 200; count++) {
      one.events.emit('forms.received')
      await setTimeout(1)
    }
    one.events.emit('look.changed')
    await expect.poll(() => told).toContain('look.changed')
    expect(told.length).toBeLessThanOrEqual(3 + (performance.now() - begun) / 250)
    await expect.poll(() => [...new Set(two.heard)].sort()).toEqual(['forms.received', 'look.changed'])
    two.heard.length = 0
    for (let count = 0; count < 2; count++) one.events.emit('forms.received')
    await expect.poll(() => two.heard).toContain('forms.received')
  })

  test('what cannot be told is told later, and before the process ends', async () => {
    let isAway = true
    const changes = createChanges(database)
    const failing: Changes = {
      ...changes,
      count: async (name) => {
        if (isAway) throw new Error('the database is away')
        return changes.count(name)
      },
    }
    const [one, two] = [await startProcess(failing), await startProcess()]
    one.events.emit('look.changed')
    one.events.emit('seo.changed')
    isAway = false
    await watches[0]!.stop()
    await expect.poll(() => [...two.heard].sort()).toEqual(['look.changed', 'seo.changed'])
  })
})
