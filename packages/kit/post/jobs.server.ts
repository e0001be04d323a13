import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock'
import type { AnyDatabase, Engine } from '../storage/database.server'
import type { KitTables } from '../storage/kit.tables.server'
import { storedJson } from '../storage/stored-json.server'

export type Job = { readonly id: number; readonly kind: string; readonly payload: string; readonly attempts: number }

/** Thrown by a handler whose job can never succeed: it is buried at once. */
export class Hopeless extends Error {
  override readonly name = 'Hopeless'
}

/** When it is due, and what it goes with, `form-entry:12`. */
export type JobMore = { readonly at?: Date; readonly about?: string }

export type JobHandler = {
  /** Does a job of the kind. It may run twice for one job, and has to bear it. */
  run(payload: unknown, job: Job): Promise<void>
  /** Who they stand in line with; `prompt` unless told. What waits in one lane never holds up another. */
  readonly lane?: Lane
  /** Hears of a job that is given up. */
  buried?(payload: unknown, error: string): Promise<void>
}

export type Jobs = {
  /** Names who does the jobs of a kind. */
  handle(kind: string, handler: JobHandler): void
  /** Keeps a job, inside the caller's transaction if one is given; it waits for its time if it has one. */
  add(kind: string, payload: unknown, trx?: AnyDatabase, more?: JobMore): Promise<void>
  /** Takes the jobs about these away, inside the caller's transaction. */
  forget(about: readonly string[], trx: AnyDatabase): Promise<void>
  /** Takes away what was done, or given up, more than JOB_DAYS ago. */
  sweep(): Promise<void>
  /** Runs what is due, once, and says how many jobs that were. */
  runDue(): Promise<number>
  start(): void
  /** Waits for the jobs in hand. */
  stop(): Promise<void>
}

type Options = {
  readonly db: AnyDatabase
  readonly engine: Engine
  readonly clock: Clock
  readonly log: Logger
  readonly random?: () => number
}

/** Minutes to wait after the first, second … failure; after the last one a job is dead. */
const BACK_OFF = [1, 5, 30, 120, 360, 720, 1440]
const JITTER = 0.2
/** Milliseconds. A job whose worker died is taken over when its lease ends. */
const LEASE = 120_000
const EVERY = 1_000
/** Days for which it can be looked up what became of a job. */
const JOB_DAYS = 30
const DAY = 86_400_000
const UNREADABLE = 'what is stored of this job cannot be read'
/**
 * Jobs at once, by lane. `first`: somebody sits before the screen and waits, as for a link to sign in with. `mail` and
 * `calls` wait for other servers, some of which never answer. `patient`: nobody waits for pictures, which keep whole
 * processors busy.
 */
const AT_ONCE = { first: 4, prompt: 4, mail: 8, calls: 6, patient: 2 } as const
type Lane = keyof typeof AT_ONCE
const lanes = ['first', 'prompt', 'mail', 'calls', 'patient'] as const satisfies readonly Lane[]

/** Jobs in the database: claimed by a lease, tried again with growing pauses, never lost by a crash. */
export const createJobs = (options: Options): Jobs => new JobQueue(options)

class JobQueue implements Jobs {
  readonly #db: Kysely<KitTables>
  readonly #options: Options
  readonly #handlers = new Map<string, JobHandler>()
  readonly #timers = new Map<Lane, NodeJS.Timeout>()
  readonly #claiming = new Map<Lane, Promise<void>>()
  readonly #inHand = new Map<Lane, Set<Promise<void>>>(lanes.map((lane) => [lane, new Set()]))
  #isOn = false

  constructor(options: Options) {
    this.#options = options
    this.#db = options.db.withTables<KitTables>()
  }

  handle(kind: string, handler: JobHandler): void {
    this.#handlers.set(kind, handler)
  }

  async add(kind: string, payload: unknown, trx: AnyDatabase = this.#options.db, { at, about = '' }: JobMore = {}): Promise<void> {
    const job = {
      kind,
      payload: JSON.stringify(payload),
      state: 'waiting' as const,
      run_at: at?.toISOString() ?? this.#in(0),
      lease_until: null,
      last_error: null,
      about,
    }
    await trx.withTables<KitTables>().insertInto('job').values(job).execute()
  }

  async forget(about: readonly string[], trx: AnyDatabase): Promise<void> {
    if (about.length) await trx.withTables<KitTables>().deleteFrom('job').where('about', 'in', about).execute()
  }

  async sweep(): Promise<void> {
    const over = this.#db
      .deleteFrom('job')
      .where('state', 'in', ['done', 'dead'])
      .where('run_at', '<', this.#in(-JOB_DAYS * DAY))
    await over.execute()
  }

  async runDue(): Promise<number> {
    const counts = await Promise.all(lanes.map((lane) => this.#runLane(lane)))
    return counts.reduce((sum, count) => sum + count, 0)
  }

  start(): void {
    this.#isOn = true
    for (const lane of lanes) this.#wake(lane, EVERY)
  }

  async stop(): Promise<void> {
    this.#isOn = false
    for (const timer of this.#timers.values()) clearTimeout(timer)
    await Promise.all(this.#claiming.values())
    await Promise.all([...this.#inHand.values()].flatMap((jobs) => [...jobs]))
  }

  /** The lanes go on by themselves: none waits until another is done, and within one a job that hangs holds one place only. */
  #wake(lane: Lane, pause: number): void {
    clearTimeout(this.#timers.get(lane))
    if (this.#isOn) this.#timers.set(lane, setTimeout(() => this.#tick(lane), pause).unref())
  }

  #tick(lane: Lane): void {
    if (this.#claiming.has(lane)) return
    const claiming = this.#fill(lane)
      .catch((reason) => {
        this.#options.log.error({ err: reason }, 'jobs could not run')
        return EVERY
      })
      .then((pause) => {
        this.#claiming.delete(lane)
        this.#wake(lane, pause)
      })
    this.#claiming.set(lane, claiming)
  }

  /** Takes as many jobs in hand as there are places, and says after how long to look again. */
  async #fill(lane: Lane): Promise<number> {
    const inHand = this.#inHand.get(lane)!
    const free = AT_ONCE[lane] - inHand.size
    const jobs = free > 0 ? await this.#claim(lane, free) : []
    for (const job of jobs) this.#takeInHand(job, lane)
    return jobs.length && inHand.size < AT_ONCE[lane] ? 0 : EVERY
  }

  #takeInHand(job: Job, lane: Lane): void {
    const inHand = this.#inHand.get(lane)!
    const working = this.#work(job)
      .catch((reason) => this.#options.log.error({ err: reason }, 'jobs could not run'))
      .then(() => {
        inHand.delete(working)
        this.#wake(lane, 0)
      })
    inHand.add(working)
  }

  async #runLane(lane: Lane): Promise<number> {
    const jobs = await this.#claim(lane, AT_ONCE[lane])
    await Promise.all(jobs.map((job) => this.#work(job)))
    return jobs.length
  }

  async #claim(lane: Lane, most: number): Promise<Job[]> {
    const all = [...this.#handlers].map(([kind, handler]) => ({ kind, lane: handler.lane ?? 'prompt' }))
    const own = all.filter((each) => (each.lane === lane) === (lane !== 'prompt')).map(({ kind }) => kind)
    if (lane !== 'prompt' && own.length === 0) return []
    return this.#db
      .updateTable('job')
      .set({ lease_until: this.#in(LEASE), attempts: sql<number>`attempts + 1` })
      .where('id', 'in', (query) => {
        const due = query
          .selectFrom('job')
          .select('id')
          .where('state', '=', 'waiting')
          .where('run_at', '<=', this.#in(0))
          .$if(own.length > 0, (jobs) => jobs.where('kind', lane === 'prompt' ? 'not in' : 'in', own))
          .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<', this.#in(0))]))
          .orderBy('run_at')
          .limit(most)
        return this.#options.engine === 'postgres' ? due.forUpdate().skipLocked() : due
      })
      .returning(['id', 'kind', 'payload', 'attempts'])
      .execute()
  }

  async #work(job: Job): Promise<void> {
    const handler = this.#handlers.get(job.kind)
    const payload = storedJson(job.payload, `job ${job.id}`)
    try {
      if (payload === undefined) throw new Hopeless(UNREADABLE)
      if (!handler) throw new Hopeless(`nothing handles ${job.kind}`)
      await handler.run(payload, job)
      await this.#settle(job, { state: 'done', last_error: null })
    } catch (reason) {
      const error = messageOf(reason)
      const isDead = await this.#postpone(job, reason, error)
      if (isDead && payload !== undefined) await handler?.buried?.(payload, error)
    }
  }

  /** Says whether the job is given up. */
  async #postpone(job: Job, reason: unknown, error: string): Promise<boolean> {
    const minutes = reason instanceof Hopeless ? undefined : BACK_OFF[job.attempts - 1]
    const { log, random = Math.random } = this.#options
    log.warn({ job: job.id, kind: job.kind, attempts: job.attempts, isDead: minutes === undefined }, 'job failed')
    if (minutes === undefined) await this.#settle(job, { state: 'dead', last_error: error })
    else
      await this.#settle(job, {
        state: 'waiting',
        last_error: error,
        run_at: this.#in(minutes * 60_000 * (1 + JITTER * (2 * random() - 1))),
      })
    return minutes === undefined
  }

  async #settle({ id }: Job, outcome: { state: 'waiting' | 'done' | 'dead'; last_error: string | null; run_at?: string }): Promise<void> {
    await this.#db
      .updateTable('job')
      .set({ ...outcome, lease_until: null })
      .where('id', '=', id)
      .execute()
  }

  #in(milliseconds: number): string {
    return new Date(this.#options.clock.now().getTime() + milliseconds).toISOString()
  }
}

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason)).slice(0, 500)
