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
export function supervise(kinds: readonly (readonly string[])[], { start, pause, now, log }: Needs): Supervisor {
  const places = kinds.map((words): Place => ({ words }))
  const running = new Set<Child>()
  let isStopping = false
  let isRefused = false
  let restarting = Promise.resolve()
  const stop = (): void => {
    isStopping = true
    for (const child of running) child.stop()
  }
  const begin = (words: readonly string[]): Child => {
    const child = start(words)
    running.add(child)
    void child.ended.then(() => running.delete(child))
    return child
  }

  async function keep(place: Place): Promise<void> {
    for (let wait = 0, isFirst = true; !isStopping; isFirst = false) {
      if (wait) await pause(wait)
      if (isStopping) return
      const since = now()
      place.current = place.next ?? begin(place.words)
      place.next = undefined
      const code = await place.current.ended
      place.current = undefined
      if (isStopping) return
      if (place.next) continue
      if (isFirst && code && now() - since < SETTLED) {
        isRefused = true
        return stop()
      }
      wait = now() - since > SETTLED || !wait ? FIRST_PAUSE : Math.min(LONGEST_PAUSE, wait * 2)
      log(`serve ${place.words.join(' ')} ended (${code ?? 'killed'}); it is started again in ${wait / 1000} s`)
    }
  }

  /** Where nothing is there, what is about to be started is new anyway. */
  async function replace(place: Place): Promise<void> {
    const old = place.current
    if (isStopping || !old) return
    const next = begin(place.words)
    const isReady = await Promise.race([next.ready.then(() => true), next.ended.then(() => false)])
    if (isStopping) return
    if (!isReady) return log(`serve ${place.words.join(' ')} could not be started anew: the one that is there goes on`)
    if (place.current && place.current !== old) return next.stop()
    place.next = next
    old.stop()
    await old.ended
  }

  const all = places.map(keep)
  const ended = Promise.all(all).then(async () => {
    await Promise.all([...running].map((child) => child.ended))
    return !isRefused
  })
  const restart = (): Promise<void> => {
    restarting = places.reduce((before, place) => before.then(() => replace(place)), restarting)
    return restarting
  }
  return { stop, restart, ended }
}
