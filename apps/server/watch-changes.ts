import { type EventName, isInside } from '@frontage/kit/events.server'
import type { App } from './app'

/** Milliseconds between two looks, where nobody is told. */
const EVERY = 1_000
/** Milliseconds between two times that it is told of what no visitor sees: where messages come in by hundreds, each tells all processes. */
const SELDOM = 250
/** In place of a name: anything and everything. */
export const ANYTHING = '*'

type Watched = Pick<App, 'changes' | 'events' | 'log'>

/**
 * Tells the other processes of this site what happened, and hears it from them: each event is counted in the database, and
 * whoever finds a higher count than it knows of, hears of the event. PostgreSQL says at once that something was counted; else
 * the counts are looked at once a second. Messages that come in one after the other are told a few times a second. What cannot be told, because the database is away, is told later.
 */
export async function watchChanges(watched: Watched, every = EVERY): Promise<ChangeWatch> {
  return new ChangeWatch(watched, every, await watched.changes.all())
}

export class ChangeWatch {
  readonly #watched: Watched
  readonly #known: Map<string, number>
  readonly #untold = new Set<string>()
  readonly #timer: NodeJS.Timeout
  readonly #unlisten: (() => Promise<void>) | undefined
  #queue = Promise.resolve()
  #quietUntil = 0
  #later: NodeJS.Timeout | undefined
  #isEcho = false
  #isAboutToLook = false
  #isWell = true

  constructor(watched: Watched, every: number, known: ReadonlyMap<string, number>) {
    this.#watched = watched
    this.#known = new Map(known)
    watched.events.onEvery((name) => this.#onEvent(name ?? ANYTHING))
    this.#timer = setInterval(() => this.#onTime(), every).unref()
    this.#unlisten = watched.changes.listen?.(() => this.#lookSoon())
  }

  /** Tells the others what was not told yet, and ends. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    clearTimeout(this.#later)
    await this.#turn(() => this.#tell())
    await this.#unlisten?.()
  }

  #onEvent(name: string): void {
    if (this.#isEcho) return
    this.#untold.add(name)
    const left = this.#quietUntil - performance.now()
    if (left <= 0 || name === ANYTHING || !isInside(name as EventName)) this.#tellSoon()
    else this.#later ??= setTimeout(() => this.#tellSoon(), left).unref()
  }

  #tellSoon(): void {
    clearTimeout(this.#later)
    this.#later = undefined
    this.#quietUntil = performance.now() + SELDOM
    void this.#turn(() => this.#tell())
  }

  #onTime(): void {
    if (this.#untold.size && !this.#later) this.#tellSoon()
    this.#lookSoon()
  }

  #lookSoon(): void {
    if (this.#isAboutToLook) return
    this.#isAboutToLook = true
    void this.#turn(() => this.#look())
  }

  /** One after the other: a look never takes for news what this process is just telling. */
  #turn(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work).then(
      () => {
        this.#isWell = true
      },
      (reason: unknown) => this.#onFailure(reason),
    )
    return this.#queue
  }

  #onFailure(reason: unknown): void {
    if (this.#isWell) this.#watched.log.warn({ err: reason }, 'other servers of this site cannot be told what changed; they will be')
    this.#isWell = false
  }

  async #tell(): Promise<void> {
    // What happens again meanwhile has its own time.
    for (const name of [...this.#untold]) {
      this.#untold.delete(name)
      const total = await this.#watched.changes.count(name).catch((reason: unknown) => {
        this.#untold.add(name)
        throw reason
      })
      // Was it counted by others as well, the next look finds more than is known, and hears of it.
      if (total === this.#countOf(name) + 1) this.#known.set(name, total)
    }
  }

  async #look(): Promise<void> {
    this.#isAboutToLook = false
    for (const [name, total] of await this.#watched.changes.all()) {
      if (total <= this.#countOf(name)) continue
      this.#known.set(name, total)
      this.#hear(name)
    }
  }

  #hear(name: string): void {
    const { events } = this.#watched
    this.#isEcho = true
    try {
      if (name === ANYTHING) events.emitAll()
      else events.emit(name as EventName)
    } finally {
      this.#isEcho = false
    }
  }

  #countOf(name: string): number {
    return this.#known.get(name) ?? 0
  }
}
