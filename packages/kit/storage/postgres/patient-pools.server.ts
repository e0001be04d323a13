import type pg from 'pg'
import { createPatience, PATIENCE, type Patience, patienceOfChange, within } from './patience.server'
import { CONNECTIONS, createPools, type Pools } from './postgres-pool.server'
import { createTurnstile } from './turns.server'

/** Connections that are left to pages, however many wait to change something. */
const FOR_PAGES = 2
/** Milliseconds: who waited no longer asks with the whole patience, and who waited almost all of it asks with this much. */
const SHORT = 100

type Options = {
  /** None of the connections keeps a setting. */
  readonly isShared: boolean
  /** Milliseconds without a word after which a host is asked whether it is there. */
  readonly silence?: number
  /** Hears for how many seconds somebody waited who got no connection at once. */
  readonly onWait?: ((seconds: number) => void) | undefined
}

/**
 * Connections for which nobody waits long: whoever waited for one has the rest of that patience for each statement over it. Requests
 * that change something never have all of them, so that what holds them up does not hold up pages. Throws NoConnection.
 */
export function createPatientPools(url: string, { isShared, silence, onWait }: Options): Pools {
  const pools = createPools(url, { isShared, ...(silence && { silence }) })
  const turns = createTurnstile(CONNECTIONS - FOR_PAGES)
  const limit = isShared ? async () => {} : limitStatements()

  async function take(patience: Patience): Promise<pg.PoolClient> {
    const client = await patience.during(() => within(patience.left(), pools.connect(), (late) => late.release()))
    try {
      await limit(client, patience)
      return client
    } catch (reason) {
      client.release(true)
      throw reason
    }
  }

  async function takeInTurn(patience: Patience): Promise<pg.PoolClient> {
    const leave = await patience.during(() => turns.take(patience.left()))
    try {
      return whenReleased(await take(patience), leave)
    } catch (reason) {
      leave()
      throw reason
    }
  }

  const connect = (): Promise<pg.PoolClient> => {
    const patience = patienceOfChange()
    return patience ? takeInTurn(patience) : take(createPatience())
  }
  const isBusy = (): boolean => !pools.state().idle || (patienceOfChange() !== undefined && !turns.free())
  return { ...pools, connect: () => (onWait && isBusy() ? timed(connect, onWait) : connect()) }
}

/** Tells a connection how long its statements may take, where that is not what it was told before. */
function limitStatements(): (client: pg.PoolClient, patience: Patience) => Promise<void> {
  const told = new WeakMap<pg.PoolClient, number>()
  return async (client, patience) => {
    const left = Math.ceil(patience.left())
    const limit = left > PATIENCE - SHORT ? PATIENCE : Math.max(left, SHORT)
    if (limit === (told.get(client) ?? PATIENCE)) return
    // A host that froze does not say so, and is not waited for from the start again.
    await client.query({ text: `set statement_timeout = ${limit}`, query_timeout: limit } as pg.QueryConfig)
    told.set(client, limit)
  }
}

/** The pool gives a connection a `release` of its own each time somebody gets it. */
function whenReleased(client: pg.PoolClient, released: () => void): pg.PoolClient {
  const { release } = client
  client.release = (destroy) => {
    released()
    release(destroy)
  }
  return client
}

async function timed<Result>(work: () => Promise<Result>, tell: (seconds: number) => void): Promise<Result> {
  const since = performance.now()
  try {
    return await work()
  } finally {
    tell((performance.now() - since) / 1000)
  }
}
