/** What was decided so far, and what was taken back. `mark` names what the last change was about. */
export type Steps<State> = {
  readonly past: readonly State[]
  readonly now: State
  readonly future: readonly State[]
  readonly mark: string
}

const MOST_STEPS_BACK = 100

export const beginSteps = <State>(now: State): Steps<State> => ({ past: [], now, future: [], mark: '' })

type Change = {
  /** Changes with the same mark, one after the other, are one step back: a word is typed, not its letters. */
  readonly mark?: string | undefined
  /** How many steps back are remembered. */
  readonly most?: number
}

/** A step onwards. A change that changes nothing is none, and those that lead back to what stood before are none. */
export function changed<Held extends Steps<unknown>>(
  steps: Held,
  now: Held['now'],
  { mark = '', most = MOST_STEPS_BACK }: Change = {},
): Held {
  if (now === steps.now) return steps
  const isSame = mark !== '' && mark === steps.mark && steps.future.length === 0
  if (isSame && now === steps.past.at(-1)) return { ...steps, past: steps.past.slice(0, -1), now, mark: '' }
  const past = isSame ? steps.past : [...steps.past, steps.now].slice(-most)
  return { ...steps, past, now, future: [], mark }
}

/** What follows from the last change by itself is no step of its own. */
export const followed = <Held extends Steps<unknown>>(steps: Held, now: Held['now']): Held => ({ ...steps, now })

export function undone<Held extends Steps<unknown>>(steps: Held): Held {
  const { past, now, future } = steps
  return past.length ? { ...steps, past: past.slice(0, -1), now: past.at(-1), future: [now, ...future], mark: '' } : steps
}

export function redone<Held extends Steps<unknown>>(steps: Held): Held {
  const { past, now, future } = steps
  const [after, ...rest] = future
  return future.length ? { ...steps, past: [...past, now], now: after, future: rest, mark: '' } : steps
}
