import path from 'node:path'
import pg from 'pg'
import { startPostgres, type TestPostgres } from '../../packages/kit/storage/postgres/postgres.fake.ts'
import { type Later, temporaryFolder } from '../tools/cleanup.ts'
import { familyOf } from '../tools/cpu.ts'
import { compare } from './kept.ts'
import { type Fault, moment, pause } from './round.ts'
import { isAlive, PAGES, signalAll, siteAt, untilAcknowledged, untilWritten } from './site.ts'
import { saying, watchAddresses } from './watch.ts'
import { startWriters } from './writers.ts'

const ROUNDS = { quick: 2, full: 10 }
const WRITES = { quick: 500, full: 20_000 }
/** Milliseconds without a server that takes writes, before the standby is promoted. */
const AWAY = 2_000

async function on<Result>({ url }: TestPostgres, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** From now on a commit is answered when the standby has it on its disk, too. */
const waitForStandby = (primary: TestPostgres): Promise<void> =>
  on(primary, async (client) => {
    await client.query("alter system set synchronous_standby_names = '*'")
    await client.query('select pg_reload_conf()')
    while (!(await client.query("select 1 from pg_stat_replication where sync_state = 'sync'")).rowCount) await pause(100)
  })

/** A server, and a copy of it that follows; the copy is made before anybody waits for it, so that it waits for nobody when it is promoted. */
async function follow(primary: TestPostgres, later: Later, port?: number): Promise<TestPostgres> {
  const standby = await startPostgres({ durable: true, standbyOf: primary, ...(port && { port }) })
  later(standby.stop)
  await waitForStandby(primary)
  return standby
}

/** The primary is killed while twenty write, the standby promoted, and what was the primary begins again as its standby. */
export const failover: Fault = async (isQuick, later) => {
  let primary = await startPostgres({ durable: true })
  later(primary.stop)
  let standby = await follow(primary, later)
  const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`).join(',')
  const site = siteAt(
    {
      DATA_DIR: path.join(temporaryFolder(later), 'site'),
      DATABASE_URL: `postgres://frontage@${hosts}/postgres?target_session_attrs=read-write`,
    },
    later,
  )
  site.prepare()
  const server = await site.start()
  const { ledger, stop } = startWriters(() => [server.base])
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full
  for (const page of PAGES) await (await fetch(server.base + page)).text()
  const pages = watchAddresses(PAGES.map((page) => server.base + page))
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    await pause(moment(500, 2_000))
    await untilAcknowledged(ledger, ((isQuick ? WRITES.quick : WRITES.full) * (round + 1)) / rounds)
    const { port, pid, stop: forget } = primary
    signalAll(familyOf(pid), 'SIGKILL')
    await pause(AWAY)
    await on(standby, (client) => client.query('select pg_promote()'))
    slowest = Math.max(slowest, await untilWritten(ledger))
    if (!isAlive(server.pid)) throw new Error(`the server ended in round ${round + 1}`)
    await forget()
    ;[primary, standby] = [standby, await follow(standby, later, port)]
  }
  await stop()
  const seen = await pages.stop()
  await server.stop()
  const note = `the standby is synchronous and promoted after ${AWAY / 1000} s, the slowest is counted from there; the server was never restarted; ${saying('pages', seen)}`
  const place = { ...site.place, DATABASE_URL: primary.url }
  return { name: 'PostgreSQL failed over to its standby', rounds, slowest, ...(await compare(place, ledger)), note }
}
