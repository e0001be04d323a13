import type { KyselyPlugin } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createFakeTools } from '../tools.fake'
import { createTestDatabase, engines } from './database.fake'
import { kitMigrations } from './migrations.server'
import { createThrottle } from './throttle.server'

const MINUTE = 60

describe.each(engines)('limits on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    close = database.close
    const tools = createFakeTools(database)
    let queries = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries++
        return node
      },
      transformResult: async ({ result }) => result,
    }
    /** As one process of the site has it. */
    const startProcess = () => createThrottle({ ...tools, db: tools.db.withPlugin(counting) })
    return { clock: tools.clock, startProcess, queries: () => queries }
  }

  test('processes count together; whoever is beyond a limit costs the database nothing more until the window is over', async () => {
    const { clock, startProcess, queries } = await setUp()
    const [one, two] = [startProcess(), startProcess()]
    const ask = (throttle: typeof one, bucket = 'home') => throttle.isWithin(4, 'search', bucket, MINUTE)
    expect([await ask(one), await ask(two), await ask(one), await ask(two)]).toEqual([true, true, true, true])
    expect([await ask(one), await ask(two)]).toEqual([false, false])
    const before = queries()
    for (let more = 0; more < 100; more++) expect([await ask(one), await ask(two)]).toEqual([false, false])
    expect(queries()).toBe(before)
    expect(await ask(one, 'another home')).toBe(true)
    clock.advance(MINUTE * 1000 - 1)
    expect(await ask(one)).toBe(false)
    clock.advance(1)
    expect([await ask(one), await ask(two)]).toEqual([true, true])
  })

  test('a clock that is put back shuts nobody out until it has caught up (bar H19)', async () => {
    const { clock, startProcess } = await setUp()
    const [one, two] = [startProcess(), startProcess()]
    const ask = (throttle: typeof one) => throttle.isWithin(1, 'search', 'home', MINUTE)
    clock.advance(3 * 86_400_000)
    expect([await ask(one), await ask(one), await ask(two)]).toEqual([true, false, false])
    clock.advance(-86_400_000)
    expect(await one.read([['search', 'home']], MINUTE)).toEqual([])
    expect([await ask(one), await ask(two), await ask(one)]).toEqual([true, false, false])
    clock.advance(-MINUTE * 500)
    expect(await ask(startProcess()), 'clocks of two servers are never quite the same').toBe(false)
  })
})
