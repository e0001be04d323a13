import { ANYTHING, type EventName } from '@frontage/kit/events.server'
import type { Place } from '@frontage/kit/storage/changes.server'
import type { App } from './app'

/** Milliseconds between two looks, where nobody is told. */
const EVERY = 1_000

type Watched = Pick<App, 'changes' | 'events' | 'log'>

/**
 * Tells the other processes of this site what happened, and hears it from them: each event is a line in the database. What is
 * told within a transaction is written by that; whatever else happened is written here, right after it. PostgreSQL says at once
 * that there is something to read, as soon as this process asks it to; else there is a look once a second. What cannot be
 * written, because the database is away, is written later.
 */
export async function watchChanges(watched: Watched, every = EVERY): Promise<ChangeWatch> {
  const { changes, place } = await watched.changes.since()
  return new ChangeWatch(watched, every, { place, known: new Set(changes.map(({ id }) => id)) })
}

/** Up to where a process has read, and the lines behind that which it knows of all the same. */
type Read = { place: Place; readonly known: Set<number> }

export class ChangeWatch {
  readonly #watched: Watched
  readonly #read: Read
  readonly #unwritten = new Set<string>()
  readonly #timer: NodeJS.Timeout
  readonly #unlisten: (() => Promise<void>) | undefined
  #queue = Promise.resolve()
  #isEcho = false
  readonly #isAboutTo = { look: false, ring: false }
  #isWell = true

  constructor(watched: Watched, every: number, read: Read) {
    this.#watched = watched
    this.#read = read
    watched.events.onEvery((name, line) => this.#onEvent(name ?? ANYTHING, line?.id))
    this.#timer = setInterval(() => this.#onTime(), every).unref()
    this.#unlisten = watched.changes.listen?.(() => this.#soon('look'))
  }

  /** Writes what was not written yet, and ends. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#turn(() => this.#write())
    await this.#queue
    await this.#unlisten?.()
  }

  #onEvent(name: string, line: number | undefined): void {
    if (this.#isEcho) return
    if (line === undefined) this.#unwritten.add(name)
    else this.#read.known.add(line)
    if (line === undefined) void this.#turn(() => this.#write())
    else this.#soon('ring')
  }

  #onTime(): void {
    if (this.#unwritten.size) void this.#turn(() => this.#write())
    this.#soon('look')
  }

  /** However often it is asked for until its turn comes, it is done once. */
  #soon(deed: 'look' | 'ring'): void {
    if (this.#isAboutTo[deed]) return
    this.#isAboutTo[deed] = true
    void this.#turn(() => {
      this.#isAboutTo[deed] = false
      return deed === 'look' ? this.#look() : this.#watched.changes.ring()
    })
  }

  /** One after the other: a look never takes for news what this process is just writing. */
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

  async #write(): Promise<void> {
    for (const name of this.#unwritten) {
      this.#unwritten.delete(name)
      const { id } = await this.#watched.changes.note(name).catch((reason: unknown) => {
        this.#unwritten.add(name)
        throw reason
      })
      this.#read.known.add(id)
      this.#soon('ring')
    }
  }

  async #look(): Promise<void> {
    const { known, place } = this.#read
    const before = [...known]
    const news = await this.#watched.changes.since(place)
    this.#read.place = news.place
    const fresh = news.changes.filter(({ id }) => !known.has(id))
    // What was known before this look and is not read again lies below the place from now on.
    const read = new Set(news.changes.map(({ id }) => id))
    for (const id of before) if (!read.has(id)) known.delete(id)
    for (const id of read) known.add(id)
    for (const name of new Set(news.hasGap ? [ANYTHING] : fresh.map(({ name }) => name))) this.#hear(name)
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
}
