import { ANYTHING, type EventName, isInside } from '@frontage/kit/events.server'
import type { ReadUpTo } from '@frontage/kit/storage/changes.server'
import type { App } from './app'

/** Milliseconds between two looks, where nobody is told. */
const EVERY = 1_000
/** Milliseconds between two times that others are rung for what no visitor sees: where messages come in by hundreds, each rings for all. */
const SELDOM = 250

type Watched = Pick<App, 'changes' | 'events' | 'log'>

/**
 * Hears what other processes of this site told: each event is a line in the database, written by the transaction of what
 * happened. PostgreSQL says at once that there is something to read, as soon as the process that told it asks it to; else, and
 * when that process was killed before, there is a look once a second.
 */
export async function watchChanges(watched: Watched, every = EVERY): Promise<ChangeWatch> {
  const { changes, place } = await watched.changes.since()
  return new ChangeWatch(watched, every, { place, known: new Set(changes.map(({ id }) => id)) })
}

/** Up to where a process has read, and the lines behind that which it knows of all the same. */
type Read = { place: ReadUpTo; readonly known: Set<number> }

export class ChangeWatch {
  readonly #watched: Watched
  readonly #read: Read
  readonly #timer: NodeJS.Timeout
  readonly #unlisten: (() => Promise<void>) | undefined
  readonly #isAboutTo = { look: false, ring: false }
  #quietUntil = 0
  #later: NodeJS.Timeout | undefined
  #queue = Promise.resolve()
  #isWell = true

  constructor(watched: Watched, every: number, read: Read) {
    this.#watched = watched
    this.#read = read
    watched.events.onEvery((name, line) => line && this.#onOwn(line.id, name))
    this.#timer = setInterval(() => this.#soon('look'), every).unref()
    this.#unlisten = watched.changes.listen?.(() => this.#soon('look'))
  }

  /** Lets the others know of what was told last, and ends. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    if (this.#later) this.#ringSoon()
    await this.#queue
    await this.#unlisten?.()
  }

  /** What was told here has been heard here. */
  #onOwn(line: number, name: EventName | undefined): void {
    this.#read.known.add(line)
    const left = this.#quietUntil - performance.now()
    if (left <= 0 || name === undefined || !isInside(name)) this.#ringSoon()
    else this.#later ??= setTimeout(() => this.#ringSoon(), left).unref()
  }

  #ringSoon(): void {
    clearTimeout(this.#later)
    this.#later = undefined
    this.#quietUntil = performance.now() + SELDOM
    this.#soon('ring')
  }

  /** However often it is asked for until its turn comes, it is done once. */
  #soon(action: 'look' | 'ring'): void {
    if (this.#isAboutTo[action]) return
    this.#isAboutTo[action] = true
    this.#queue = this.#queue
      .then(() => this.#do(action))
      .then(
        () => {
          this.#isWell = true
        },
        (reason: unknown) => this.#onFailure(reason),
      )
  }

  #do(action: 'look' | 'ring'): Promise<void> {
    this.#isAboutTo[action] = false
    return action === 'look' ? this.#look() : this.#watched.changes.ring()
  }

  #onFailure(reason: unknown): void {
    if (this.#isWell) this.#watched.log.warn({ err: reason }, 'what other servers of this site changed cannot be read; it will be')
    this.#isWell = false
  }

  async #look(): Promise<void> {
    const { known, place } = this.#read
    const { events } = this.#watched
    const before = [...known]
    const news = await this.#watched.changes.since(place)
    this.#read.place = news.place
    const fresh = news.changes.filter((line) => !known.has(line.id) && !events.isOpen(line))
    // What was known before this look and is not read again lies below the place from now on.
    const read = new Set(news.changes.map(({ id }) => id))
    for (const id of before) if (!read.has(id)) known.delete(id)
    for (const id of read) known.add(id)
    const names = new Set(news.hasGap ? [ANYTHING] : fresh.map(({ name }) => name))
    for (const name of names) events.hear(name === ANYTHING ? undefined : (name as EventName))
  }
}
