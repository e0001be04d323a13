import type { Look } from './look'

/** What was tried so far, and what was taken back. `mark` names what the last change was about. */
export type Steps = {
  readonly past: readonly Look[]
  readonly now: Look
  readonly future: readonly Look[]
  readonly mark: string
  /** As visitors see it. */
  readonly published: Look
}

export type StepEvent =
  /** Changes with the same mark, one after the other, are one step: a slider is drawn, not its positions. */
  | { readonly type: 'change'; readonly look: Look; readonly mark: string }
  | { readonly type: 'undo' | 'redo' }
  /** Visitors see this look now; whoever was quick has changed another one since it was sent. */
  | { readonly type: 'saved'; readonly look: Look }

const MOST_STEPS_BACK = 100

export const begin = (look: Look): Steps => ({ past: [], now: look, future: [], mark: '', published: look })

export const isChanged = ({ now, published }: Steps): boolean => JSON.stringify(now) !== JSON.stringify(published)

export function nextSteps(steps: Steps, event: StepEvent): Steps {
  const { past, now, future, mark } = steps
  if (event.type === 'saved') return { ...steps, published: event.look, mark: '' }
  if (event.type === 'change') {
    const isSame = mark !== '' && mark === event.mark && future.length === 0
    return { ...steps, past: isSame ? past : [...past, now].slice(-MOST_STEPS_BACK), now: event.look, future: [], mark: event.mark }
  }
  const [from, to] = event.type === 'undo' ? [past.at(-1), past.slice(0, -1)] : [future[0], future.slice(1)]
  if (!from) return steps
  if (event.type === 'undo') return { ...steps, past: to, now: from, future: [now, ...future], mark: '' }
  return { ...steps, past: [...past, now], now: from, future: to, mark: '' }
}
