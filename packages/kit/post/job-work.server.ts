import type { Logger } from 'pino'
import { storedJson } from '../storage/stored-json.server'
import type { Health } from './health.server'
import { Hopeless, type Job, type JobHandler, Unreachable } from './job.server'
import type { createJobRows } from './job-rows.server'

type Needs = {
  readonly rows: ReturnType<typeof createJobRows>
  readonly health: Health
  readonly handlers: ReadonlyMap<string, JobHandler>
  readonly log: Logger
  /** Aborted when the server is about to end. */
  readonly stopping: () => AbortSignal
  readonly random?: () => number
  /** Runs each job, for whoever watches. */
  readonly around?: ((kind: string, run: () => Promise<void>) => Promise<void>) | undefined
}

/** Minutes to wait after the first, second … failure; after the last one a job is dead. */
const BACK_OFF = [1, 5, 30, 120, 360, 720, 1440]
const JITTER = 0.2
/** Minutes until a job is tried again that could not go where others went meanwhile. */
const SOON = 0.25
const UNREADABLE = 'what is stored of this job cannot be read'

/** Does one job that is in hand, and notes what became of it. */
export function createWork({ rows, health, handlers, log, stopping, random = Math.random, around = (_, run) => run() }: Needs) {
  const inMinutes = (minutes: number): Date => new Date(rows.timeIn(minutes * 60_000 * (1 + JITTER * (2 * random() - 1))))

  /** Runs a job, and notes for its kind and its target whether they could be reached. */
  async function watched([kind, target]: readonly string[], run: () => Promise<void>): Promise<void> {
    const entered = { all: health.enter(kind!), target: target === undefined ? undefined : health.enter(target) }
    try {
      await run()
      entered.all.worked()
      entered.target?.worked()
    } catch (reason) {
      const who = reason instanceof Unreachable ? reason.who : undefined
      entered.all[who === 'all' ? 'failed' : 'gone']()
      entered.target?.[who === 'target' ? 'failed' : 'gone']()
      throw reason
    }
  }

  /** Says whether the job is given up. */
  async function postpone(job: Job, reason: unknown, error: string): Promise<boolean> {
    const isToBlame = !(reason instanceof Unreachable && reason.who === 'all')
    const minutes = reason instanceof Hopeless ? undefined : BACK_OFF[job.attempts - 1]
    const isDead = isToBlame && minutes === undefined
    log.warn({ job: job.id, kind: job.kind, attempts: job.attempts, isDead }, 'job failed')
    if (!isToBlame) await rows.putBack(job, health.restsUntil(job.kind) ?? inMinutes(SOON).getTime(), error)
    else if (minutes === undefined) await rows.settle(job, { state: 'dead', last_error: error })
    else await rows.settle(job, { state: 'waiting', last_error: error, run_at: inMinutes(minutes).toISOString() })
    return isDead
  }

  return async (job: Job): Promise<void> => {
    const handler = handlers.get(job.kind)
    const payload = storedJson(job.payload, `job ${job.id}`)
    try {
      if (payload === undefined) throw new Hopeless(UNREADABLE)
      if (!handler) throw new Hopeless(`nothing handles ${job.kind}`)
      const target = await handler.target?.(payload)
      const names = target ? [job.kind, `${job.kind} ${target}`] : [job.kind]
      const rest = Math.max(...names.map((name) => health.restsUntil(name) ?? 0))
      if (rest) return await rows.putBack(job, rest)
      await watched(names, () => around(job.kind, () => handler.run(payload, job, stopping())))
      await rows.settle(job, { state: 'done', last_error: null })
    } catch (reason) {
      const error = messageOf(reason)
      const isDead = await postpone(job, reason, error)
      if (isDead && payload !== undefined) await handler?.buried?.(payload, error)
    }
  }
}

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason)).slice(0, 500)
