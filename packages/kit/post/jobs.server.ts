import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock'
import type { AnyDatabase, Engine } from '../storage/database.server'
import type { KitTables } from '../storage/kit.tables.server'

export type Job = { readonly id: number; readonly kind: string; readonly payload: string; readonly attempts: number }

/** Thrown by a handler whose job can never succeed: it is buried at once. */
export class Hopeless extends Error {
  override readonly name = 'Hopeless'
}

export type Jobs = {
  /** Names what does the jobs of a kind. A handler may run twice for one job, and has to bear it. */
  handle(
    kind: string,
    handler: (payload: unknown, job: Job) => Promise<void>,
    buried?: (payload: unknown, error: string) => Promise<void>,
  ): void
  /** Keeps a job, inside the caller's transaction if one is given. */
  add(kind: string, payload: unknown, within?: AnyDatabase): Promise<void>
  /** Runs what is due, once, and says how many jobs that were. */
  runDue(): Promise<number>
  start(): void
  /** Waits for the jobs in hand. */
  stop(): Promise<void>
}

/** Minutes to wait after the first, second … failure; after the last one a job is dead. */
const BACK_OFF = [1, 5, 30, 120, 360, 720, 1440]
const JITTER = 0.2
const LEASE = 120_000
const AT_ONCE = 4
const EVERY = 1_000

type Options = {
  readonly db: AnyDatabase
  readonly engine: Engine
  readonly clock: Clock
  readonly log: Logger
  readonly random?: () => number
}

/** Jobs in the database: claimed by a lease, tried again with growing pauses, never lost by a crash. */
export function createJobs({ db: database, engine, clock, log, random = Math.random }: Options): Jobs {
  const db = database.withTables<KitTables>()
  const handlers = new Map<
    string,
    { run: (payload: unknown, job: Job) => Promise<void>; buried: (payload: unknown, error: string) => Promise<void> }
  >()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const later = (milliseconds: number): string => new Date(clock.now().getTime() + milliseconds).toISOString()

  const claim = (): Promise<Job[]> =>
    db
      .updateTable('job')
      .set({ lease_until: later(LEASE), attempts: sql<number>`attempts + 1` })
      .where('id', 'in', (query) => {
        const due = query
          .selectFrom('job')
          .select('id')
          .where('state', '=', 'waiting')
          .where('run_at', '<=', later(0))
          .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<', later(0))]))
          .orderBy('run_at')
          .limit(AT_ONCE)
        return engine === 'postgres' ? due.forUpdate().skipLocked() : due
      })
      .returning(['id', 'kind', 'payload', 'attempts'])
      .execute()

  async function work(job: Job): Promise<void> {
    const handler = handlers.get(job.kind)
    const payload: unknown = JSON.parse(job.payload)
    try {
      if (!handler) throw new Hopeless(`nothing handles ${job.kind}`)
      await handler.run(payload, job)
      await db.updateTable('job').set({ state: 'done', lease_until: null, last_error: null }).where('id', '=', job.id).execute()
    } catch (reason) {
      await postpone(job, reason, () => handler?.buried(payload, messageOf(reason)))
    }
  }

  async function postpone(job: Job, reason: unknown, bury: () => Promise<void> | undefined): Promise<void> {
    const minutes = reason instanceof Hopeless ? undefined : BACK_OFF[job.attempts - 1]
    log.warn({ job: job.id, kind: job.kind, attempts: job.attempts, dead: minutes === undefined }, 'job failed')
    const pause = (minutes ?? 0) * 60_000 * (1 + JITTER * (2 * random() - 1))
    const state = minutes === undefined ? ('dead' as const) : ('waiting' as const)
    await db
      .updateTable('job')
      .set({ state, lease_until: null, last_error: messageOf(reason), run_at: later(pause) })
      .where('id', '=', job.id)
      .execute()
    if (state === 'dead') await bury()
  }

  async function runDue(): Promise<number> {
    const jobs = await claim()
    await Promise.all(jobs.map(work))
    return jobs.length
  }

  function tick(): void {
    running = runDue()
      .catch((reason) => log.error({ err: reason }, 'jobs could not run'))
      .finally(() => {
        if (timer) timer = setTimeout(tick, EVERY).unref()
      })
  }

  return {
    handle: (kind, run, buried = async () => {}) => void handlers.set(kind, { run, buried }),
    add: async (kind, payload, within = database) => {
      await within
        .withTables<KitTables>()
        .insertInto('job')
        .values({ kind, payload: JSON.stringify(payload), state: 'waiting', run_at: later(0), lease_until: null, last_error: null })
        .execute()
    },
    runDue,
    start: () => {
      timer = setTimeout(tick, EVERY).unref()
    },
    stop: async () => {
      clearTimeout(timer)
      timer = undefined
      await running
    },
  }
}

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason)).slice(0, 500)
