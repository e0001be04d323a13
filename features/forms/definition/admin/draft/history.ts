import { beginSteps, changed, redone, type Steps, undone } from '@frontage/kit/admin/steps'
import { type Draft, withoutSent } from './draft'

/** What was decided so far, and what was taken back. */
export type History = Steps<Draft> & {
  /** As it is kept on the server. */
  readonly kept: Draft
}

export type HistoryEvent =
  /** Changes with the same mark, one after the other, are one step back: a word is typed, not its letters. */
  | { readonly type: 'change'; readonly to: (draft: Draft) => Draft; readonly mark?: string }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'saved'; readonly draft: Draft }
  | { readonly type: 'replace'; readonly draft: Draft }

export const beginHistory = (draft: Draft): History => ({ ...beginSteps(draft), kept: draft })

export const isChanged = ({ now, kept }: History): boolean => now !== kept && JSON.stringify(now) !== JSON.stringify(kept)

export function nextHistory(history: History, event: HistoryEvent): History {
  switch (event.type) {
    case 'change':
      return changed(history, event.to(history.now), event)
    case 'undo':
      return undone(history)
    case 'redo':
      return redone(history)
    case 'saved':
      return {
        ...{ kept: withoutSent(event.draft, event.draft), now: withoutSent(history.now, event.draft), mark: '' },
        past: history.past.map((draft) => withoutSent(draft, event.draft)),
        future: history.future.map((draft) => withoutSent(draft, event.draft)),
      }
    case 'replace':
      return beginHistory(event.draft)
  }
}
