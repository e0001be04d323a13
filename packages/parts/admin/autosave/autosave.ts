import { run } from '@frontage/kit/island/machine'
import { type Saving, type SavingEffect, type SavingEvent, savingMachine } from './saving.machine'

/** Milliseconds: how long the typing has to rest, and after how long it is saved although it does not. */
const REST = 1200
const LIMIT = 8000

type Work = {
  /** Sends what stands on the screen now; hands back what became of it. Never throws. */
  readonly save: () => Promise<SavingEvent>
  readonly changed: (state: Saving) => void
}

/** Saves by itself what is changed. `settle`: whether everything is on the server, after one more try where it is not yet. */
export function createAutosave({ save, changed }: Work) {
  let state: Saving = savingMachine.initial
  const waiting = new Set<(isSaved: boolean) => void>()
  const timers = createTimers(() => send({ type: 'due' }))
  const perform = (effect: SavingEffect): void => {
    if (effect.do === 'save') void save().then(send)
    else if (effect.do === 'again') timers.again(effect.after)
    else timers[effect.do]()
  }
  const { send } = run<Saving, SavingEvent, SavingEffect>(savingMachine, perform, (next) => {
    state = next
    changed(next)
    if (waiting.size > 0) queueMicrotask(settleNow)
  })
  const settleNow = (): void => {
    if (state.phase === 'waiting') send({ type: 'due' })
    else if (state.phase !== 'saving') {
      for (const tell of waiting) tell(state.phase === 'saved')
      waiting.clear()
    }
  }
  /** Whether everything is on the server, after one more try where it is not yet. */
  const settle = (): Promise<boolean> =>
    new Promise((resolve) => {
      waiting.add(resolve)
      if (state.phase === 'failed') send({ type: 'due' })
      settleNow()
    })
  return {
    settle,
    change: (): void => send({ type: 'changed' }),
    retry: (): void => send({ type: 'due' }),
    outdated: (text: string): void => send({ type: 'outdated', text }),
    postpone: (): void => send({ type: 'postponed' }),
    /** What is on the screen is sent at once, whatever was decided before. */
    saveOver: (): void => {
      send({ type: 'replaced' })
      send({ type: 'changed' })
      send({ type: 'due' })
    },
    replaced: (): void => send({ type: 'replaced' }),
    stop: timers.calm,
  }
}

/** `rest` starts anew with every change, `limit` does not. */
function createTimers(due: () => void) {
  let rest: ReturnType<typeof setTimeout> | undefined
  let limit: ReturnType<typeof setTimeout> | undefined
  const calm = (): void => {
    clearTimeout(rest)
    clearTimeout(limit)
    limit = undefined
  }
  return {
    calm,
    rest: (): void => {
      clearTimeout(rest)
      rest = setTimeout(due, REST)
      limit ??= setTimeout(due, LIMIT)
    },
    again: (after: number): void => {
      calm()
      rest = setTimeout(due, after)
    },
  }
}
