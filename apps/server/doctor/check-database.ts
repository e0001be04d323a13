import { setTimeout } from 'node:timers/promises'
import { versionOfPgDump } from '@frontage/kit/storage/postgres-snapshot.server'
import { type PostgresStand, standOfPostgres } from '@frontage/kit/storage/postgres-stand.server'
import type { Standby, StandbyState } from '@frontage/kit/storage/standby.server'
import type { App } from '../app'
import type { ServerSettings } from '../settings'
import { type Finding, findingsAbout } from './finding'

const database = findingsAbout('Database')
/** Seconds by which two clocks may differ. */
const APART = 2
/** The oldest PostgreSQL that its makers still mend. */
const OLDEST = 14

/** Whether the database is that of this program. It was opened and answered when this is asked. */
export async function* checkDatabase(app: App, { databaseUrl, databasePoolUrl }: ServerSettings): AsyncGenerator<Finding> {
  yield await isUpToDate(app)
  if (!databaseUrl) return
  const stand = await standOfPostgres(app.db)
  yield* ofPostgres(stand, await versionOfPgDump(), app.clock.now())
  if (databasePoolUrl) yield throughPooler(stand)
  if (app.standby) yield ofStandby(await settledStateOf(app.standby))
}

async function isUpToDate({ stepsTaken, steps }: App): Promise<Finding> {
  const taken = await stepsTaken()
  const newer = taken.filter((name) => !steps.includes(name))
  const missing = steps.filter((name) => !taken.includes(name))
  if (newer.length) return database.fault('A newer version of the program wrote this database.', 'Install that version, or a newer one.')
  if (!taken.length) return database.warning('The database is empty.', 'Start the server: it fills it.')
  if (missing.length)
    return database.warning(
      `The database is ${missing.length === 1 ? 'a step' : `${missing.length} steps`} behind this program.`,
      'Restart the server, or run frontage migrate.',
    )
  return database.good('It is the one of this program, and up to date.')
}

const throughPooler = ({ isLimited, role }: PostgresStand): Finding =>
  isLimited
    ? database.good('It is reached through a pooler.')
    : database.warning(
        'It is reached through a pooler, and nothing ends a statement that takes too long.',
        `Run in it: alter role "${role}" set statement_timeout = '5s'`,
      )

/** What was written just now may take a moment to get there. */
async function settledStateOf(standby: Standby): Promise<StandbyState> {
  for (let left = 10; ; left--) {
    const state = await standby.look()
    if (state.is !== 'behind' || !left) return state
    await setTimeout(200)
  }
}

const ofStandby = ({ is }: StandbyState): Finding => {
  if (is === 'current') return database.good('Visitors read from its standby.')
  if (is === 'behind')
    return database.warning(
      'Its standby lacks what was written last, so visitors read from the primary.',
      'Look at the replication in both: select * from pg_stat_replication, and pg_stat_wal_receiver.',
    )
  if (is === 'away')
    return database.warning(
      'Its standby does not answer, so visitors read from the primary.',
      'Start it, or see whether DATABASE_READ_URL is right. It must be the standby itself, not a pooler.',
    )
  return database.fault(
    'DATABASE_READ_URL does not lead to a standby of this database.',
    'Name a server that follows the one in DATABASE_URL, with the same name of the database.',
  )
}

function* ofPostgres({ version, now }: PostgresStand, tools: number | undefined, clock: Date): Generator<Finding> {
  const major = Math.floor(version / 10_000)
  if (major < OLDEST)
    yield database.warning(`PostgreSQL ${major} is no longer maintained by its makers.`, `Move to version ${OLDEST} or a newer one.`)
  else yield database.good(`PostgreSQL ${major}.`)
  const apart = Math.abs(now.getTime() - clock.getTime()) / 1000
  if (apart > APART)
    yield database.warning(
      `Its clock and that of this machine are ${Math.round(apart)} seconds apart.`,
      'Keep both right over the network.',
    )
  if (tools === undefined)
    yield database.fault('pg_dump is not installed: frontage backup cannot work.', `Install it: apt-get install postgresql-client-${major}`)
  else if (tools < major)
    yield database.fault(
      `pg_dump is of version ${tools}, older than the server: frontage backup cannot work.`,
      `Install postgresql-client-${major}.`,
    )
}
