import { useDiscard } from './save-bar'
import { useLeaveGuard } from './use-leave-guard'

/** What is typed beside what is saved: whether they differ, what is asked before that is left, and what discards it. For a save bar. */
export function useUnsaved<Draft>(draft: Draft, saved: Draft, show: (draft: Draft) => void, isHere?: (address: string) => boolean) {
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  return { isChanged, question: useLeaveGuard(isChanged, isHere), discard: useDiscard(draft, saved, show) }
}
