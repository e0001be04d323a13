import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { compare } from './kept.ts'
import { type Fault, type Outcome, pause } from './round.ts'
import { isAlive, PAGES, postgresSite, type siteAt, sqliteSite, untilAcknowledged, untilWritten } from './site.ts'
import { saying, watchAddresses } from './watch.ts'
import { startWriters } from './writers.ts'

const ROUNDS = { quick: 1, full: 3 }
const WRITES = { quick: 200, full: 3_000 }
/** Milliseconds for which another program holds the lock. */
const HELD = { quick: 8_000, full: 20_000 }

type Work = () => Promise<unknown>

/** Another program begins to write, and takes its time. */
async function holdSqlite(folder: string, work: Work): Promise<void> {
  const other = new DatabaseSync(path.join(folder, 'site.sqlite'))
  for (let isHeld = false; !isHeld; ) {
    try {
      other.exec('begin exclusive')
      isHeld = true
    } catch {
      await pause(2)
    }
  }
  await work()
  other.exec('rollback')
  other.close()
}

async function holdPostgres(url: string, work: Work): Promise<void> {
  const other = new pg.Client(url)
  await other.connect()
  await other.query('begin')
  await other.query('lock table form_entry in access exclusive mode')
  await work()
  await other.query('rollback')
  await other.end()
}

export const lockSqlite: Fault = (isQuick, later) => {
  const site = sqliteSite(later)
  return lock('Lock of another program, SQLite', isQuick, site, (work) => holdSqlite(site.place.DATA_DIR, work))
}

export const lockPostgres: Fault = async (isQuick, later) => {
  const site = await postgresSite(later)
  return lock('Lock of another program, PostgreSQL', isQuick, site, (work) => holdPostgres(site.postgres.url, work))
}

type Hold = (work: Work) => Promise<void>

/** Another program holds the lock for twenty seconds while twenty write; pages and the server's health are asked for meanwhile. */
async function lock(name: string, isQuick: boolean, site: ReturnType<typeof siteAt>, hold: Hold): Promise<Outcome> {
  site.prepare()
  const server = await site.start()
  const { ledger, stop } = startWriters(() => [server.base])
  for (const page of PAGES) await (await fetch(server.base + page)).text()
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full
  const held = isQuick ? HELD.quick : HELD.full
  const pages = watchAddresses(PAGES.map((page) => server.base + page))
  const health = watchAddresses([`${server.base}/healthz`])
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    await untilAcknowledged(ledger, ((isQuick ? WRITES.quick : WRITES.full) * (round + 1)) / rounds)
    await hold(() => pause(held))
    slowest = Math.max(slowest, await untilWritten(ledger))
    if (!isAlive(server.pid)) throw new Error(`the server ended in round ${round + 1}`)
  }
  const slowestWrite = ledger.longest
  await stop()
  const [seen, alive] = [await pages.stop(), await health.stop()]
  await server.stop()
  const note = `held for ${held / 1000} s; writes were answered within ${slowestWrite.toFixed(1)} s; ${saying('pages', seen)}; ${saying('/healthz', alive)}`
  return { name, rounds, slowest, ...(await compare(site.place, ledger)), note }
}
