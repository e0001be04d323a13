import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { type Fault, type Outcome, pause } from './round.ts'
import { postgresSite, type siteAt, sqliteSite } from './site.ts'
import { underLoad } from './under-load.ts'

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
  const [rounds, writes] = isQuick ? [ROUNDS.quick, WRITES.quick] : [ROUNDS.full, WRITES.full]
  const held = isQuick ? HELD.quick : HELD.full
  const { answered, ...outcome } = await underLoad(site, { rounds, writes }, () => hold(() => pause(held)))
  return { name, ...outcome, note: `held for ${held / 1000} s; ${answered}` }
}
