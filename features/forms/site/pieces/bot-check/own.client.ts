import { type Puzzle, puzzleOf } from '../ticket/form-ticket.client'
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

/** Our own check: work that costs a program more than it costs a person. It asks nobody else, and nobody sees it. Each deed has work of its own; those at the same time share it. */
export function createOwn(form: number, solve: Solver = solveInWorker, ask: (form: number) => Promise<Puzzle | null> = puzzleOf): BotCheck {
  let going: Promise<string> | undefined

  const work = async (): Promise<string> => {
    const puzzle = await ask(form)
    return puzzle ? btoa(JSON.stringify({ challenge: puzzle, solution: await solve(puzzle) })) : ''
  }
  return {
    token: () => {
      going ??= work().finally(() => {
        going = undefined
      })
      return going
    },
  }
}
