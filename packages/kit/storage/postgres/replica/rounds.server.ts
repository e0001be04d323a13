/** Milliseconds between two rounds, while nothing is waited for, and while something is: at first, and at most. */
const EVERY = 1_000
const SOON = { first: 5, most: 250 }

export type Rounds<Result> = {
  /** Does it once more, as soon as those before are done. Throws what it throws. */
  once(): Promise<Result>
  hurry(): void
  end(): Promise<void>
}

/** Does some work again and again, one after the other: seldom while it is settled, else soon. */
export function repeat<Result>(work: () => Promise<Result>, isSettled: () => boolean): Rounds<Result> {
  let queue: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let pause = SOON.first
  let isEnded = false

  function once(): Promise<Result> {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  function plan(milliseconds: number): void {
    clearTimeout(timer)
    if (!isEnded) timer = setTimeout(() => void round(), milliseconds).unref()
  }

  async function round(): Promise<void> {
    await once().catch(() => undefined)
    pause = isSettled() ? EVERY : Math.min(pause * 2, SOON.most)
    plan(pause)
    if (isSettled()) pause = SOON.first
  }

  plan(0)
  return {
    once,
    hurry: () => {
      pause = SOON.first
      plan(0)
    },
    end: async () => {
      isEnded = true
      clearTimeout(timer)
      await queue
    },
  }
}
