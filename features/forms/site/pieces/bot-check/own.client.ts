import { type Puzzle, ticketOf } from '../ticket/form-ticket.client'
import type { BotCheck } from './makes.client'

type Solver = (puzzle: Puzzle) => Promise<unknown>

/** Works in a thread of its own, so that nothing on the page waits for it. */
const solveInWorker: Solver = (puzzle) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve.client.ts', import.meta.url), { type: 'module' })
    const end = (then: () => void): void => {
      then()
      worker.terminate()
    }
    worker.onmessage = ({ data }) => end(() => (data?.derivedKey ? resolve(data) : reject(new Error('no solution'))))
    worker.onerror = ({ message }) => end(() => reject(new Error(message)))
    worker.postMessage(puzzle)
  })

/** Our own check: work that costs a program more than it costs a person. It asks nobody else, and nobody sees it. */
export function createOwn(form: number, solve: Solver = solveInWorker, ask = ticketOf): BotCheck {
  let held: Promise<string> | undefined

  const work = async (): Promise<string> => {
    const { proof } = await ask(form)
    return proof ? btoa(JSON.stringify({ challenge: proof, solution: await solve(proof) })) : ''
  }
  return {
    token: () => {
      held ??= work()
      held.catch(() => {
        held = undefined
      })
      return held
    },
    spend: () => {
      held = undefined
    },
  }
}
