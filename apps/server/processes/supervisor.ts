/** A process that was started: `ended` resolves with its code, null for a signal. */
export type Child = { readonly ended: Promise<number | null>; stop(): void }

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

/** `ended`: false when one could not even start. */
export type Supervisor = { stop(): void; readonly ended: Promise<boolean> }

/**
 * Keeps one process for each list of words running: whoever ends by itself is started again, after a pause that grows while it
 * keeps ending. When one refuses its very first start, or all are told to stop, none is started any more, and `ended` resolves with
 * the last of them.
 */
export function supervise(kinds: readonly (readonly string[])[], { start, pause, now, log }: Needs): Supervisor {
  const running = new Set<Child>()
  let isStopping = false
  let isRefused = false
  const stop = (): void => {
    isStopping = true
    for (const child of running) child.stop()
  }

  async function keep(words: readonly string[]): Promise<void> {
    for (let wait = 0, isFirst = true; !isStopping; isFirst = false) {
      if (wait) await pause(wait)
      if (isStopping) return
      const since = now()
      const child = start(words)
      running.add(child)
      const code = await child.ended
      running.delete(child)
      if (isStopping) return
      if (isFirst && code && now() - since < SETTLED) {
        isRefused = true
        return stop()
      }
      wait = now() - since > SETTLED ? FIRST_PAUSE : Math.min(LONGEST_PAUSE, wait ? wait * 2 : FIRST_PAUSE)
      log(`serve ${words.join(' ')} ended (${code ?? 'killed'}); it is started again in ${wait / 1000} s`)
    }
  }

  const all = kinds.map(keep)
  return { stop, ended: Promise.all(all).then(() => !isRefused) }
}
