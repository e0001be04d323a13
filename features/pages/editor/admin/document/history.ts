import type { PageDocument } from '../../../admin/document/document'

/** What was decided so far, and what was taken back. `mark` names what the last change was about. */
export type History = {
  readonly past: readonly PageDocument[]
  readonly now: PageDocument
  readonly future: readonly PageDocument[]
  readonly mark: string
}

const MOST_STEPS_BACK = 200

export const begin = (now: PageDocument): History => ({ past: [], now, future: [], mark: '' })

/**
 * Changes with the same mark, one after the other, are one step back: a word is typed, not its letters. Those that lead back
 * to what stood before are none.
 */
export function changed(history: History, now: PageDocument, mark = ''): History {
  if (now === history.now) return history
  const isSame = mark !== '' && mark === history.mark && history.future.length === 0
  if (isSame && now === history.past.at(-1)) return { ...history, past: history.past.slice(0, -1), now, mark: '' }
  const past = isSame ? history.past : [...history.past, history.now].slice(-MOST_STEPS_BACK)
  return { past, now, future: [], mark }
}

/** What follows from the last change by itself is no step of its own. */
export const settled = (history: History, now: PageDocument): History => ({ ...history, now })

export function undone({ past, now, future, ...history }: History): History {
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], mark: '' } : { past, now, future, ...history }
}

export function redone({ past, now, future, ...history }: History): History {
  const [after, ...rest] = future
  return after ? { past: [...past, now], now: after, future: rest, mark: '' } : { past, now, future, ...history }
}
