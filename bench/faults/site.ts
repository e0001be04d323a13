import path from 'node:path'
import { startPostgres, type TestPostgres } from '../../packages/kit/storage/postgres/postgres.fake.ts'
import { type Later, temporaryFolder } from '../tools/cleanup.ts'
import { runFrontage, type Site, startFrontage } from '../tools/frontage.ts'
import type { Place } from './kept.ts'
import { pause } from './round.ts'
import type { Ledger } from './writers.ts'

const settings = { FORM_MESSAGES_PER_MINUTE: '1000000', CONNECTIONS_PER_ADDRESS: '0', LOG_LEVEL: 'error' }

/** What a visitor looks at while something is wrong, a form and reviews; in memory from the first time on. */
export const PAGES = ['/embed?show=contact-form.2', '/embed?show=review-list.1']

/** What is read from the database each time. */
export const READS = ['/wp-json/wp/v2/astra-portfolio?search=TURN']

/** A site with forms, in a folder of its own, that can be started again and again. */
export function siteAt(place: Place, later: Later, more: Readonly<Record<string, string>> = {}) {
  const env = { ...settings, ...place, ...more }
  const running = new Set<Site>()
  later(async () => {
    for (const one of running) await one.stop()
  })
  return {
    place,
    /** Fills the site, and hands back what is in it, as JSON. */
    prepare: (): string => runFrontage(['fixture'], env),
    start: async (words: readonly string[] = [], another: Readonly<Record<string, string>> = {}): Promise<Site> => {
      const site = await startFrontage(words, { ...env, ...another })
      running.add(site)
      return site
    },
  }
}

export const sqliteSite = (later: Later, more?: Readonly<Record<string, string>>) =>
  siteAt({ DATA_DIR: path.join(temporaryFolder(later), 'site') }, later, more)

/** With a PostgreSQL of its own, as durable as it is by default. */
export async function postgresSite(later: Later, more: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder(later)
  const postgres: TestPostgres = await startPostgres({ durable: true })
  later(postgres.stop)
  return { ...siteAt({ DATA_DIR: path.join(folder, 'site'), DATABASE_URL: postgres.url }, later, more), postgres }
}

const MOST_PATIENCE = 90_000

/** Seconds until a write goes through again; throws when none does for a minute and a half. */
export async function untilWritten(ledger: Ledger): Promise<number> {
  const begun = Date.now()
  while (ledger.last <= begun) {
    if (Date.now() - begun > MOST_PATIENCE)
      throw new Error(`nothing went through for ${MOST_PATIENCE / 1000} s: ${JSON.stringify(ledger.failures)}`)
    await pause(50)
  }
  return (ledger.last - begun) / 1000
}

/** Waits until so many writes went through in all. */
export async function untilAcknowledged({ acknowledged }: Ledger, count: number): Promise<void> {
  while (acknowledged.size < count) await pause(50)
}

/** Starts a site again that was killed, lets writers go there, and says after how many seconds a write went through again. */
export async function startAgain(
  { start }: Pick<ReturnType<typeof siteAt>, 'start'>,
  ledger: Ledger,
  use: (server: Site) => void,
): Promise<number> {
  const begun = Date.now()
  use(await start())
  await untilWritten(ledger)
  return (Date.now() - begun) / 1000
}

/** Whether a process is there. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Sends a signal to those of these processes that are still there. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // It ended by itself meanwhile.
    }
}
