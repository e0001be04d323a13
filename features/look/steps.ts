import { beginSteps, changed, redone, type Steps as StepsOf, undone } from '@frontage/kit/admin/steps'
import type { ThemeSettings } from './look'

/** What was tried so far, and what was taken back. */
export type Steps = StepsOf<ThemeSettings> & {
  /** As visitors see it. */
  readonly published: ThemeSettings
}

export type StepEvent =
  /** Changes with the same mark, one after the other, are one step: a slider is drawn, not its positions. */
  | { readonly type: 'change'; readonly look: ThemeSettings; readonly mark: string }
  | { readonly type: 'undo' | 'redo' }
  /** Visitors see this look now; whoever was quick has changed another one since it was sent. */
  | { readonly type: 'saved'; readonly look: ThemeSettings }

export const begin = (look: ThemeSettings): Steps => ({ ...beginSteps(look), published: look })

export const isChanged = ({ now, published }: Steps): boolean => JSON.stringify(now) !== JSON.stringify(published)

export function nextSteps(steps: Steps, event: StepEvent): Steps {
  switch (event.type) {
    case 'change':
      return changed(steps, event.look, event)
    case 'undo':
      return undone(steps)
    case 'redo':
      return redone(steps)
    case 'saved':
      return { ...steps, published: event.look, mark: '' }
  }
}
