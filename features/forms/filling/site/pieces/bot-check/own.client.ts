import { type Puzzle, puzzleOf } from '../ticket/form-ticket.client'
import type { BotCheck } from './makes.client'
import { type Solver, solve as solveUnseen } from './solver.client'

/** Our own check: work that costs a program more than it costs a person. It asks nobody else, and nobody sees it. Each action has work of its own; those at the same time share it. */
export function createOwn(form: number, solve: Solver = solveUnseen, ask: (form: number) => Promise<Puzzle | null> = puzzleOf): BotCheck {
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
