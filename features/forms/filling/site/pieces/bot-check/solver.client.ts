import { onServer } from '@frontage/kit/wire/server.client'
import type { Challenge } from 'altcha-lib/types'
import type { Puzzle } from '../ticket/form-ticket.client'

export type Solver = (puzzle: Puzzle) => Promise<unknown>

/** Milliseconds of work between which the page does what else it has to. */
const SLICE = 12

let mayStart = true

/** In a thread of its own, so that nothing on the page waits for it; in small slices where the policy of the page lets no such thread be. */
export const solve: Solver = (puzzle) => (mayStart ? solveInWorker(puzzle).catch(() => withoutWorker(puzzle)) : solveHere(puzzle))

/** It is not tried again: browsers log each try. */
function withoutWorker(puzzle: Puzzle): Promise<unknown> {
  mayStart = false
  return solveHere(puzzle)
}

const solveInWorker: Solver = (puzzle) =>
  new Promise((resolve, reject) => {
    const worker = startWorker()
    const end = (then: () => void): void => {
      then()
      worker.terminate()
    }
    worker.onmessage = ({ data }) => end(() => (data?.derivedKey ? resolve(data) : reject(new Error('no solution'))))
    worker.onerror = ({ message }) => end(() => reject(new Error(message || 'the page lets no worker be')))
    worker.postMessage(puzzle)
  })

/** The builder knows the worker's script by the last of these words. */
function startWorker(): Worker {
  const server = onServer('')
  const isElsewhere = server !== '' && server !== location.origin
  const Worker = isElsewhere ? borrowing() : globalThis.Worker
  return new Worker(new URL('./solve.client.ts', import.meta.url), { type: 'module' })
}

/** No browser takes a script of ours as a worker on a page of others; a worker that was made there may fetch it. */
const borrowing = () =>
  class extends globalThis.Worker {
    constructor(script: URL, options: WorkerOptions) {
      const line = new Blob([`import ${JSON.stringify(script.href)}`], { type: 'text/javascript' })
      super(URL.createObjectURL(line), options)
    }
  }

async function solveHere(puzzle: Puzzle): Promise<unknown> {
  const { solutionOf } = await import('./solution.client')
  let begun = performance.now()
  const pause = async (): Promise<void> => {
    if (performance.now() - begun < SLICE) return
    await new Promise((next) => setTimeout(next))
    begun = performance.now()
  }
  const solution = await solutionOf(puzzle as unknown as Challenge, pause)
  if (!solution) throw new Error('no solution')
  return solution
}
