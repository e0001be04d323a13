import { useReducer } from 'react'
import { firstStep, nextSteps, type Step, type Steps } from './steps'

/** Something that is changed step by step, and taken back step by step. */
export function useSteps<State>(start: () => State) {
  const [{ past, now, future }, tell] = useReducer(nextSteps<State>, undefined, (): Steps<State> => firstStep(start()))
  return {
    now,
    change: (to: (state: State) => State, mark = ''): void => tell({ to, mark } satisfies Step<State>),
    undo: (): void => tell('undo'),
    redo: (): void => tell('redo'),
    begin: (state: State): void => tell({ begin: state }),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  }
}
