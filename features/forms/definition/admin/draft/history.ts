import type { Draft } from './draft'

/** What was decided so far, and what was taken back. `mark` names what the last change was about. */
export type History = {
  readonly past: readonly Draft[]
  readonly now: Draft
  readonly future: readonly Draft[]
  readonly mark: string
  /** As it is kept on the server. */
  readonly kept: Draft
}

export type HistoryEvent =
  /** Changes with the same mark, one after the other, are one step back: a word is typed, not its letters. */
  | { readonly type: 'change'; readonly to: (draft: Draft) => Draft; readonly mark?: string }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'saved'; readonly draft: Draft }
  | { readonly type: 'replace'; readonly draft: Draft }

const MOST_STEPS_BACK = 100

export const begin = (draft: Draft): History => ({ past: [], now: draft, future: [], mark: '', kept: draft })

export const isChanged = ({ now, kept }: History): boolean => now !== kept && JSON.stringify(now) !== JSON.stringify(kept)

export function nextHistory(history: History, event: HistoryEvent): History {
  switch (event.type) {
    case 'change':
      return changed(history, event.to(history.now), event.mark ?? '')
    case 'undo':
      return undone(history)
    case 'redo':
      return redone(history)
    case 'saved':
      return { ...history, kept: event.draft, mark: '' }
    case 'replace':
      return begin(event.draft)
  }
}

function changed(history: History, now: Draft, mark: string): History {
  if (now === history.now) return history
  const isSame = mark !== '' && mark === history.mark && history.future.length === 0
  const past = isSame ? history.past : [...history.past, history.now].slice(-MOST_STEPS_BACK)
  return { ...history, past, now, future: [], mark }
}

function undone(history: History): History {
  const before = history.past.at(-1)
  if (!before) return history
  return { ...history, past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], mark: '' }
}

function redone(history: History): History {
  const [after, ...rest] = history.future
  return after ? { ...history, past: [...history.past, history.now], now: after, future: rest, mark: '' } : history
}
