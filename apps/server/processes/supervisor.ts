/** A process that was started. */
export type Child = {
  /** Resolves once it does what it is there for. */
  readonly ready: Promise<void>
  /** Resolves with its code, null for a signal. */
  readonly ended: Promise<number | null>
  stop(): void
}

/** Milliseconds before one that ended by itself is started again: at once, then twice as long each time. */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 30_000
/** One that ran for so long had nothing wrong with its start. */
const SETTLED = 60_000

type Needs = {
  readonly start: (words: readonly string[]) => Child
  readonly pause: (milliseconds: number) => Promise<void>
  readonly now: () => number
  readonly log: (line: string) => void
}

export type Supervisor = {
  stop(): void
  /** Starts each anew, one after the other; what is there goes on until the new one is ready. */
  restart(): Promise<void>
  /** false when one could not even start. */
  readonly ended: Promise<boolean>
}

/** Where one process is kept running: that which is there, and that which is to take its place. */
type Place = { readonly words: readonly string[]; current?: Child | undefined; next?: Child | undefined }

/**
 * Keeps one process for each list of words running: whoever ends by itself is started again, after a pause that grows while it
 * keeps ending. When one refuses its very first start, or all are told to stop, none is started any more, and `ended` resolves with
 * the last of them.
 */
export function supervise(kinds: readonly (readonly string[])[], needs: Needs): Supervisor {
  const house = new House(kinds, needs)
  return { stop: () => house.stop(), restart: () => house.restart(), ended: house.keepAll() }
}

class House {
  readonly #needs: Needs
  readonly #places: readonly Place[]
  readonly #running = new Set<Child>()
  #isStopping = false
  #isRefused = false
  #restarting = Promise.resolve()

  constructor(kinds: readonly (readonly string[])[], needs: Needs) {
    this.#needs = needs
    this.#places = kinds.map((words) => ({ words }))
  }

  stop(): void {
    this.#isStopping = true
    for (const child of this.#running) child.stop()
  }

  restart(): Promise<void> {
    this.#restarting = this.#places.reduce((before, place) => before.then(() => this.#replace(place)), this.#restarting)
    return this.#restarting
  }

  async keepAll(): Promise<boolean> {
    await Promise.all(this.#places.map((place) => this.#keep(place)))
    await Promise.all([...this.#running].map((child) => child.ended))
    return !this.#isRefused
  }

  #begin(words: readonly string[]): Child {
    const child = this.#needs.start(words)
    this.#running.add(child)
    void child.ended.then(() => this.#running.delete(child))
    return child
  }

  async #keep(place: Place): Promise<void> {
    const { pause, now, log } = this.#needs
    for (let wait = 0, isFirst = true; !this.#isStopping; isFirst = false) {
      if (wait) await pause(wait)
      if (this.#isStopping) return
      const since = now()
      place.current = place.next ?? this.#begin(place.words)
      place.next = undefined
      const code = await place.current.ended
      place.current = undefined
      if (this.#isStopping) return
      if (place.next) continue
      if (isFirst && code && now() - since < SETTLED) {
        this.#isRefused = true
        return this.stop()
      }
      wait = now() - since > SETTLED || !wait ? FIRST_PAUSE : Math.min(LONGEST_PAUSE, wait * 2)
      log(`serve ${place.words.join(' ')} ended (${code ?? 'killed'}); it is started again in ${wait / 1000} s`)
    }
  }

  /** Where nothing is there, what is about to be started is new anyway. */
  async #replace(place: Place): Promise<void> {
    const old = place.current
    if (this.#isStopping || !old) return
    const next = this.#begin(place.words)
    const isReady = await Promise.race([next.ready.then(() => true), next.ended.then(() => false)])
    if (this.#isStopping) return
    if (!isReady) return this.#needs.log(`serve ${place.words.join(' ')} could not be started anew: the one that is there goes on`)
    if (place.current && place.current !== old) return next.stop()
    place.next = next
    old.stop()
    await old.ended
  }
}
