import type { Logger } from 'pino'
import type { AnyDatabase, Engine } from '../storage/database.server'
import type { Clock } from '../time/clock'
import { createHealth, type Health } from './health.server'
import { AT_ONCE, type DeadJob, type Job, type JobHandler, type JobMore, type Lane, lanes } from './job.server'
import { createDeadJobs, createJobRows, type JobStanding, LEASE, standingOf } from './job-rows.server'
import { createWork } from './job-work.server'

export type { JobStanding }

export type Jobs = {
  /** Names who does the jobs of a kind. */
  handle(kind: string, handler: JobHandler): void
  /** Keeps a job, inside the caller's transaction if one is given; it waits for its time if it has one. */
  add(kind: string, payload: unknown, trx?: AnyDatabase, more?: JobMore): Promise<void>
  /** Takes the jobs about these away, inside the caller's transaction. */
  forget(about: readonly string[], trx: AnyDatabase): Promise<void>
  /** Takes away what was done, or given up, more than JOB_DAYS ago. */
  sweep(): Promise<void>
  /** The newest jobs that were given up and are listed nowhere else. */
  listDead(most: number): Promise<DeadJob[]>
  /** Has a job that was given up done after all; false when it is not there, or not given up. */
  revive(id: number, trx: AnyDatabase): Promise<boolean>
  /** Deletes a job that was given up. */
  discard(id: number, trx: AnyDatabase): Promise<boolean>
  /** How many wait, and how many were given up within the last JOB_DAYS, by kind. */
  standing(): Promise<JobStanding[]>
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
  /** Runs each job, for whoever watches. */
  readonly around?: ((kind: string, run: () => Promise<void>) => Promise<void>) | undefined
}

/** Milliseconds. */
const EVERY = 1_000
/** Days for which it can be looked up what became of a job. */
const JOB_DAYS = 30
const DAY = 86_400_000
/** Jobs in the database: claimed by a lease, tried again with growing pauses, never lost by a crash. */
export const createJobs = (options: Options): Jobs => new JobQueue(options)

class JobQueue implements Jobs {
  readonly #rows: ReturnType<typeof createJobRows>
  readonly #dead: ReturnType<typeof createDeadJobs>
  readonly #health: Health
  readonly #options: Options
  readonly #handlers = new Map<string, JobHandler>()
  readonly #timers = new Map<Lane, NodeJS.Timeout>()
  readonly #claiming = new Map<Lane, Promise<void>>()
  readonly #inHand = new Map<Lane, Set<Promise<void>>>(lanes.map((lane) => [lane, new Set()]))
  readonly #held = new Set<number>()
  readonly #doJob: (job: Job) => Promise<void>
  #holding: NodeJS.Timeout | undefined
  #stopping = new AbortController()
  #isOn = false

  constructor(options: Options) {
    this.#options = options
    this.#rows = createJobRows(options)
    this.#dead = createDeadJobs(options)
    this.#health = createHealth(options)
    const stopping = (): AbortSignal => this.#stopping.signal
    this.#doJob = createWork({ ...options, rows: this.#rows, health: this.#health, handlers: this.#handlers, stopping })
  }

  handle(kind: string, handler: JobHandler): void {
    this.#handlers.set(kind, handler)
  }

  add(kind: string, payload: unknown, trx?: AnyDatabase, more?: JobMore): Promise<void> {
    return this.#rows.add(kind, payload, trx, more)
  }

  forget(about: readonly string[], trx: AnyDatabase): Promise<void> {
    return this.#rows.forget(about, trx)
  }

  sweep(): Promise<void> {
    return this.#rows.sweep(this.#rows.timeIn(-JOB_DAYS * DAY))
  }

  async listDead(most: number): Promise<DeadJob[]> {
    const listed = [...this.#handlers].filter(([, { hasOwnList }]) => hasOwnList).map(([kind]) => kind)
    const rows = await this.#dead.list(listed, most)
    return rows.map(({ id, kind, last_error, run_at }) => ({
      ...{ id, title: this.#handlers.get(kind)?.title ?? kind, error: last_error ?? '', at: run_at },
    }))
  }

  revive(id: number, trx: AnyDatabase): Promise<boolean> {
    return this.#dead.revive(id, trx)
  }

  discard(id: number, trx: AnyDatabase): Promise<boolean> {
    return this.#dead.discard(id, trx)
  }

  standing(): Promise<JobStanding[]> {
    return standingOf(this.#options.db)
  }

  async runDue(): Promise<number> {
    const counts = await Promise.all(lanes.map((lane) => this.#runLane(lane)))
    return counts.reduce((sum, count) => sum + count, 0)
  }

  start(): void {
    this.#isOn = true
    this.#stopping = new AbortController()
    this.#holding = setInterval(() => this.#holdOn(), LEASE / 4).unref()
    for (const lane of lanes) this.#wake(lane, EVERY)
  }

  async stop(): Promise<void> {
    this.#isOn = false
    this.#stopping.abort()
    clearInterval(this.#holding)
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

  /** What takes longer than its lease, as a large e-mail on a slow line, is not taken over by others. */
  #holdOn(): void {
    this.#rows.holdOn([...this.#held]).catch((reason) => this.#options.log.error({ err: reason }, 'jobs in hand could not be noted'))
  }

  #claim(lane: Lane, free: number): Promise<Job[]> {
    const all = [...this.#handlers].map(([kind, handler]) => ({ kind, lane: handler.lane ?? 'prompt' }))
    const resting = [...this.#handlers.keys()].filter((kind) => this.#health.restsUntil(kind) !== undefined)
    const own = all.filter((each) => each.lane === lane && !resting.includes(each.kind)).map(({ kind }) => kind)
    if (lane !== 'prompt' && own.length === 0) return Promise.resolve([])
    const others = all.filter((each) => each.lane !== lane).map(({ kind }) => kind)
    // One alone finds out whether those whom nobody reached are there again.
    const most = own.some((kind) => this.#health.isDoubted(kind)) ? 1 : free
    return this.#rows.claim({ kinds: lane === 'prompt' ? { not: [...others, ...resting] } : { in: own }, most, inHand: [...this.#held] })
  }

  async #work(job: Job): Promise<void> {
    this.#held.add(job.id)
    try {
      await this.#doJob(job)
    } finally {
      this.#held.delete(job.id)
    }
  }
}
