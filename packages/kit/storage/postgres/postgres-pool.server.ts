import type { Socket } from 'node:net'
import pg from 'pg'
import { PATIENCE } from './patience.server'
import { firstOf, hostsIn, isThere, refuseStandby } from './postgres-hosts.server'

/** At once, to each host. */
export const CONNECTIONS = 10
/** Milliseconds, as all times here, for a new connection itself; where there are several hosts another one may answer. */
const HOST_TIMEOUT = { alone: 4_000, several: 3_000 }
/** After so long without a word over a connection in use its host is asked whether it is there. */
const SILENCE = 2_500

/** Connections: all there are, those that nobody uses, and how many wait for one. */
export type PoolState = { readonly size: number; readonly idle: number; readonly waiting: number }

/** What Kysely asks of a pool, and how it is. */
export type Pools = { connect(): Promise<pg.PoolClient>; end(): Promise<void>; readonly options: object; state(): PoolState }

type PoolsOptions = {
  /** Behind the address is a pooler that hands each transaction a connection which others have as well: none keeps a setting. */
  readonly isShared?: boolean
  readonly silence?: number
}

/** Connections to the first host of an address that takes writes; when it goes, the others are tried in turn. */
export function createPools(url: string, { silence = SILENCE, isShared = false }: PoolsOptions = {}): Pools {
  const { addresses, mustWrite } = hostsIn(url)
  const patience = HOST_TIMEOUT[addresses.length > 1 ? 'several' : 'alone']
  const pools = addresses.map((address) => createPool(address, { mustWrite, patience, silence, isShared }))
  let current = 0
  const sumOf = (count: 'totalCount' | 'idleCount' | 'waitingCount'): number => pools.reduce((sum, pool) => sum + pool[count], 0)
  const connect = (): Promise<pg.PoolClient> =>
    firstOf(pools.length, current, async (host) => {
      const client = await pools[host]!.connect()
      current = host
      return client
    })
  return {
    connect,
    state: () => ({ size: sumOf('totalCount'), idle: sumOf('idleCount'), waiting: sumOf('waitingCount') }),
    end: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
    options: {},
  }
}

type Manner = { readonly mustWrite: boolean; readonly patience: number; readonly silence: number; readonly isShared: boolean }

/**
 * int8 counts come back as numbers. A connection that breaks is replaced, not fatal, whether it is idle (the pool hears of it)
 * or in use (only the client does).
 */
function createPool(connectionString: string, { mustWrite, patience, silence, isShared }: Manner): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    Client: class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, connectionTimeoutMillis: patience })
      }
    },
    ...(mustWrite && { onConnect: refuseStandby }),
    ...(!isShared && { statement_timeout: PATIENCE, idle_in_transaction_session_timeout: PATIENCE }),
    types: {
      getTypeParser: (id: number, format?: 'text') => (id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)),
    } as never,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  endWhenSilent(pool, silence, () => isThere(connectionString))
  return pool
}

/** A host that froze, or whose cable was pulled, never says that a connection has ended: one in use is ended when nobody else is let in either. */
function endWhenSilent(pool: pg.Pool, silence: number, isThere: () => Promise<boolean>): void {
  pool.on('connect', (client) => {
    const stream = streamOf(client)
    stream.on('timeout', async () => {
      if (await isThere()) stream.setTimeout(silence)
      else stream.destroy()
    })
  })
  pool.on('acquire', (client) => void streamOf(client).setTimeout(silence))
  pool.on('release', (_error, client) => void streamOf(client).setTimeout(0))
}

const streamOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream
