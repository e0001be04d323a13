/** What was decided so far, and what was taken back. `mark` names what the last change was about. */
export type Steps<State> = {
  readonly past: readonly State[]
  readonly now: State
  readonly future: readonly State[]
  readonly mark: string
}

export type Step<State> =
  /** Changes with the same mark, one after the other, are one step back: a word is typed, not its letters. */
  | { readonly to: (state: State) => State; readonly mark: string }
  | 'undo'
  | 'redo'
  /** Begins anew. */
  | { readonly begin: State }

const MOST_BACK = 100

export const firstStep = <State>(now: State): Steps<State> => ({ past: [], now, future: [], mark: '' })

export function nextSteps<State>(steps: Steps<State>, step: Step<State>): Steps<State> {
  const { past, now, future } = steps
  if (step === 'undo') return past.length ? { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future], mark: '' } : steps
  if (step === 'redo') return future.length ? { past: [...past, now], now: future[0]!, future: future.slice(1), mark: '' } : steps
  if ('begin' in step) return firstStep(step.begin)
  const next = step.to(now)
  if (next === now) return steps
  const isSame = step.mark !== '' && step.mark === steps.mark
  return { past: isSame ? past : [...past, now].slice(-MOST_BACK), now: next, future: [], mark: step.mark }
}
