import { beginSteps, changed, redone, undone } from '@frontage/kit/admin/steps'
import { useReducer } from 'react'

type Step<State> = { readonly to: (state: State) => State; readonly mark: string } | 'undo' | 'redo' | { readonly begin: State }

/** Something that is changed step by step, and taken back step by step. */
export function useSteps<State>(start: () => State) {
  const [steps, tell] = useReducer(
    (before: ReturnType<typeof beginSteps<State>>, step: Step<State>) => {
      if (step === 'undo') return undone(before)
      if (step === 'redo') return redone(before)
      return 'begin' in step ? beginSteps(step.begin) : changed(before, step.to(before.now), step)
    },
    undefined,
    () => beginSteps(start()),
  )
  return {
    now: steps.now,
    change: (to: (state: State) => State, mark = ''): void => tell({ to, mark }),
    undo: (): void => tell('undo'),
    redo: (): void => tell('redo'),
    begin: (state: State): void => tell({ begin: state }),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
  }
}
