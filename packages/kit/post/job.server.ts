/**
 * Jobs at once, by lane. `first`: somebody sits before the screen and waits, as for a link to sign in with. `mail` and
 * `calls` wait for other servers, some of which never answer. `patient`: nobody waits for pictures, which keep whole
 * processors busy.
 */
export const AT_ONCE = { first: 4, prompt: 4, mail: 8, calls: 6, patient: 2 } as const
export type Lane = keyof typeof AT_ONCE
export const lanes = ['first', 'prompt', 'mail', 'calls', 'patient'] as const satisfies readonly Lane[]

export type Job = {
  readonly id: number
  readonly kind: string
  readonly payload: string
  readonly attempts: number
  /** Why it failed before, if it did. */
  readonly last_error: string | null
}

/** When it is due, and what it goes with, `form-entry:12`. */
export type JobMore = { readonly at?: Date; readonly about?: string }

/** A job that was given up: `at` is when, `error` why. */
export type DeadJob = { readonly id: number; readonly title: string; readonly error: string; readonly at: string }

export type JobHandler = {
  /** What the owner reads about a job that was given up: "Publish or end a page at its time". */
  readonly title?: string
  /** The owner sees elsewhere what was given up, and tries it again there. */
  readonly hasOwnList?: boolean
  /**
   * Does a job of the kind. It may run twice for one job, and has to bear it. What takes minutes looks at `stopping`: the server waits for
   * it before it ends.
   */
  run(payload: unknown, job: Job, stopping: AbortSignal): Promise<void>
  /** Who they stand in line with; `prompt` unless told. What waits in one lane never holds up another. */
  readonly lane?: Lane
  /**
   * Whom a job is for, `hooks.example.com`. Whoever does not answer (`Unreachable`) is left alone for a while, with all jobs
   * for them; others go on.
   */
  target?(payload: unknown): Promise<string | undefined>
  /** Hears of a job that is given up. */
  buried?(payload: unknown, error: string): Promise<void>
}

/** Thrown by a handler whose job can never succeed: it is buried at once. */
export class Hopeless extends Error {
  override readonly name = 'Hopeless'
}

/**
 * Thrown by a handler when nobody answers. `target`: whoever the job is for. `all`: what all jobs of the kind go through, so
 * that the job itself is not to blame and loses none of its tries.
 */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
  readonly who: 'target' | 'all'
  constructor(message: string, who: 'target' | 'all') {
    super(message)
    this.who = who
  }
}
