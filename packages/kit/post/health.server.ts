import type { Clock } from '../time/clock'

type Standing = {
  /** In a row; 0 while all is well. */
  failures: number
  /** Milliseconds of the clock until which nobody tries. */
  until: number
  trying: number
  /** Steps at which it last worked and last failed. */
  worked: number
  failed: number
}

/** Seconds of rest after the first, second … failure. */
const RESTS: readonly [number, ...number[]] = [15, 30, 60, 120]
const JITTER = 0.2
/** Milliseconds until it is looked again whether the one who tries has come through. */
const WHILE_TRIED = 5_000

export type Health = ReturnType<typeof createHealth>

/**
 * How those are who take what is sent, by name. Whoever does not answer rests, longer each time; then one tries alone, and
 * when it comes through all others follow.
 */
export function createHealth({ clock, random = Math.random }: { readonly clock: Clock; readonly random?: () => number }) {
  const known = new Map<string, Standing>()
  let step = 0
  const now = (): number => clock.now().getTime()

  function leave(name: string, standing: Standing): void {
    standing.trying--
    if (!standing.trying && !standing.failures) known.delete(name)
  }

  return {
    /** Milliseconds of the clock at which to come back; undefined when it may be tried now. */
    restsUntil: (name: string): number | undefined => {
      const standing = known.get(name)
      if (!standing?.failures) return undefined
      if (standing.until > now()) return standing.until
      return standing.trying ? now() + WHILE_TRIED : undefined
    },

    /** Whether it failed last, so that one alone is to try it. */
    isDoubted: (name: string): boolean => (known.get(name)?.failures ?? 0) > 0,

    /** Notes that somebody tries; call one of what it hands back when that is over. `failed` says for how long nobody else tries. */
    enter: (name: string) => {
      const standing = known.get(name) ?? { failures: 0, until: 0, trying: 0, worked: 0, failed: 0 }
      known.set(name, standing)
      standing.trying++
      const begun = ++step
      return {
        worked: (): void => {
          Object.assign(standing, { failures: 0, until: 0, worked: ++step })
          leave(name, standing)
        },
        failed: (): void => {
          // Others came through meanwhile: it is not to blame. What failed side by side is one failure.
          if (standing.worked < begun && standing.failed < begun) {
            const rest = RESTS[Math.min(standing.failures, RESTS.length - 1)]! * 1000
            standing.failures++
            standing.until = now() + rest * (1 + JITTER * (2 * random() - 1))
          }
          standing.failed = ++step
          leave(name, standing)
        },
        gone: (): void => leave(name, standing),
      }
    },
  }
}
