import { setTimeout } from 'node:timers/promises'
import { createFakeClock } from '@frontage/kit/clock'
import { ANYTHING, createEvents, type EventName, type Events } from '@frontage/kit/events.server'
import { type Change, type Changes, createChanges } from '@frontage/kit/storage/changes.server'
import { createTestDatabase, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { type ChangeWatch, watchChanges } from './watch-changes'

describe.each(['sqlite', 'postgres'] as const)('what one process changes is heard by the others (%s)', (engine) => {
  let database: TestDatabase
  let watches: ChangeWatch[]
  const clock = createFakeClock('2026-11-21T00:00:00Z')
  const linesOf = (): Changes => createChanges({ ...database, clock })
  beforeEach(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    watches = []
  })
  afterEach(async () => {
    for (const watch of watches) await watch.stop()
    await database.close()
  })

  async function startProcess(changes: Changes = linesOf(), every = 20) {
    const events = createEvents(changes.note)
    const heard: string[] = []
    watches.push(await watchChanges({ changes, events, log: pino({ level: 'silent' }) }, every))
    events.onEvery((name) => heard.push(name ?? 'anything'))
    return { events, heard }
  }

  const tell = (by: Events, name?: EventName): Promise<void> =>
    database.db.transaction().execute((trx) => (name ? by.tell(name, trx) : by.tellAll(trx)))

  test('each by its name, and what a process did itself is no news to it', async () => {
    const [one, two, three] = [await startProcess(), await startProcess(), await startProcess()]
    await tell(one.events, 'look.changed')
    for (const { heard } of [two, three]) await expect.poll(() => heard).toEqual(['look.changed'])
    expect(one.heard).toEqual(['look.changed'])
    await tell(three.events)
    for (const { heard } of [one, two]) await expect.poll(() => heard).toEqual(['look.changed', 'anything'])
  })

  test('others are rung a few times a second for what no visitor sees, however often it happens, and at once for what they see', async () => {
    const rung: number[] = []
    const lines = linesOf()
    const one = await startProcess({ ...lines, ring: async () => lines.ring().finally(() => void rung.push(performance.now())) }, 60_000)
    const begun = performance.now()
    for (let count = 0; count < 100; count++) {
      await tell(one.events, 'forms.received')
      await setTimeout(1)
    }
    expect(rung.length).toBeLessThanOrEqual(2 + (performance.now() - begun) / 250)
    const before = rung.length
    await tell(one.events, 'look.changed')
    await expect.poll(() => rung.length).toBeGreaterThan(before)
    await tell(one.events, 'forms.received')
    await expect.poll(() => rung.length).toBeGreaterThan(before + 1)
  })

  test('whatever else is told at the same moment, by however many', async () => {
    const processes = [await startProcess(), await startProcess(), await startProcess()]
    const names = ['look.changed', 'forms.received', 'reviews.changed'] as const
    for (let round = 0; round < 20; round++) {
      for (const { heard } of processes) heard.length = 0
      // One tells at once, the next while that is on its way, in another order each time.
      for (const [index, name] of names.entries()) {
        void tell(processes[(round + index) % 3]!.events, name)
        await setTimeout(round % 4)
      }
      for (const { heard } of processes) await expect.poll(() => [...new Set(heard)].sort(), { timeout: 10_000 }).toEqual([...names].sort())
    }
  })

  /** One that ends with its commit, whatever came after that: it watches nothing and writes nothing by itself. */
  const startKilled = () => createEvents(linesOf().note)

  test('what is told in a transaction, by a process that ends with its commit', async () => {
    const [killed, two] = [startKilled(), await startProcess()]
    await database.db.transaction().execute(async (trx) => {
      await killed.tell('look.changed', trx)
      await killed.tellAll(trx)
    })
    await expect.poll(() => two.heard).toEqual(['look.changed', 'anything'])
  })

  test('nothing of a transaction that is taken back, and here nothing before it is committed', async () => {
    const [one, two] = [await startProcess(), await startProcess()]
    const failed = database.db.transaction().execute(async (trx) => {
      await one.events.tell('look.changed', trx)
      throw new Error('taken back')
    })
    await expect(failed).rejects.toThrow('taken back')
    await database.db.transaction().execute(async (trx) => {
      await one.events.tell('seo.changed', trx)
      expect(one.heard).toEqual([])
    })
    expect(one.heard, 'before whoever began it goes on').toEqual(['seo.changed'])
    await expect.poll(() => two.heard).toEqual(['seo.changed'])
    await tell(two.events, 'words.changed')
    // What a process told itself is no news to it.
    await expect.poll(() => one.heard).toEqual(['seo.changed', 'words.changed'])
  })

  test('the same event of several processes, each time', async () => {
    const [one, killed] = [await startProcess(), startKilled()]
    await tell(killed, 'look.changed')
    await tell(one.events, 'look.changed')
    await expect.poll(() => one.heard).toEqual(['look.changed', 'look.changed'])
  })

  test('nothing of a transaction of its own that is not over: that says so itself', async () => {
    const [one, killed] = [await startProcess(), startKilled()]
    Object.assign(one.events, { isOpen: ({ name }: Change) => name === 'look.changed' } satisfies Partial<Events>)
    await tell(killed, 'look.changed')
    await tell(killed, 'seo.changed')
    await expect.poll(() => one.heard).toEqual(['seo.changed'])
  })

  if (engine === 'postgres')
    test('what began earlier and is committed later', async () => {
      const [killed, two] = [startKilled(), await startProcess()]
      await database.db.transaction().execute(async (early) => {
        await killed.tell('look.changed', early)
        await database.db.transaction().execute((late) => killed.tell('seo.changed', late))
        await expect.poll(() => two.heard).toEqual(['seo.changed'])
      })
      await expect.poll(() => two.heard).toEqual(['seo.changed', 'look.changed'])
    })

  test('what was noted while a process was starting is known to it', async () => {
    const changes = linesOf()
    await changes.note('pages.changed')
    const one = await startProcess()
    await changes.note('pages.changed')
    await expect.poll(() => one.heard).toEqual(['pages.changed'])
    await changes.note(ANYTHING)
    await expect.poll(() => one.heard).toEqual(['pages.changed', 'anything'])
  })

  test('anything, where lines that nobody read may have been swept', async () => {
    const changes = linesOf()
    const { place } = await changes.since()
    await changes.note('pages.changed')
    expect(await changes.since(place)).toMatchObject({ changes: [{ name: 'pages.changed' }], hasGap: false })
    clock.advance(3_600_001)
    await changes.sweep()
    expect(await changes.since(place)).toMatchObject({ changes: [], hasGap: true })
    const one = await startProcess()
    clock.advance(1_800_001)
    await expect.poll(() => one.heard).toEqual(['anything'])
  })

  test('what cannot be read while the database is away is read later', async () => {
    let tries = 0
    const changes = linesOf()
    const away: Changes['since'] = async (place) => {
      if (place && tries++ < 3) throw new Error('the database is away')
      return changes.since(place)
    }
    const [one, two] = [await startProcess(), await startProcess({ ...changes, since: away })]
    await tell(one.events, 'look.changed')
    await expect.poll(() => two.heard).toEqual(['look.changed'])
    expect(tries).toBeGreaterThan(3)
  })

  if (engine === 'postgres')
    test('at once, where the database can say so', async () => {
      const [one, two] = [await startProcess(linesOf(), 3_600_000), await startProcess(linesOf(), 3_600_000)]
      await tell(one.events, 'look.changed')
      await expect.poll(() => two.heard).toEqual(['look.changed'])
      await tell(one.events, 'seo.changed')
      await expect.poll(() => two.heard).toEqual(['look.changed', 'seo.changed'])
    })
})
