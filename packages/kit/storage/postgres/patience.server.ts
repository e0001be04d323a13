import { AsyncLocalStorage } from 'node:async_hooks'

/** Milliseconds for which somebody waits for the database, connection and statement together, before they are told to come again. */
export const PATIENCE = 5_000

/** How long somebody still waits. */
export type Patience = {
  /** Milliseconds. */
  left(): number
  /** Does something that is waited for. What is waited for at the same time counts once. */
  during<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createPatience(): Patience {
  let spent = 0
  let works = 0
  let since = 0
  return {
    left: () => PATIENCE - spent - (works ? performance.now() - since : 0),
    during: async (work) => {
      if (!works++) since = performance.now()
      try {
        return await work()
      } finally {
        if (!--works) spent += performance.now() - since
      }
    },
  }
}

/** Thrown when no connection was free in time; the code is PostgreSQL’s own for that. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection'
  readonly code = '53300'
}

/** Waits so many milliseconds for something to be had; what comes later is handed to `giveBack`. Throws NoConnection. */
export async function within<Thing>(milliseconds: number, coming: Promise<Thing>, giveBack: (late: Thing) => void): Promise<Thing> {
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => tooLate.reject(new NoConnection('no connection to the database became free')), Math.max(0, milliseconds))
  try {
    return await Promise.race([coming, tooLate.promise])
  } catch (reason) {
    if (reason instanceof NoConnection) coming.then(giveBack, () => {})
    throw reason
  } finally {
    clearTimeout(timer)
  }
}

const changing = new AsyncLocalStorage<{ patience: Patience | undefined }>()

/**
 * All that is asked for one request which changes something has one patience; hands `work` what ends that, as what a request
 * began may go on after its answer.
 */
export function withOnePatience(work: (end: () => void) => void): void {
  const request = { patience: createPatience() as Patience | undefined }
  changing.run(request, work, () => {
    request.patience = undefined
  })
}

/** That of the request which is changing something here, if one is. */
export const patienceOfChange = (): Patience | undefined => changing.getStore()?.patience
