import { useEffect, useState } from 'react'
import { useAutosave } from './use-autosave'
import { type DraftDocument, type DraftRequest, useDraftCalls } from './use-draft-calls'
import { useLeaveAfterSaving } from './use-leave-after-saving'

type Shown<Value> = { readonly value: Value; readonly show: (value: Value) => void }

/** A draft that saves itself; publishing and discarding are asked for by hand, and take along what is not saved yet. */
export function useDraft<Value, Opened extends { readonly revision: number }>(
  source: DraftDocument<Value, Opened>,
  opened: Opened,
  { value, show }: Shown<Value>,
) {
  const [stored, setStored] = useState(() => JSON.stringify(value))
  const calls = useDraftCalls(source, opened, {
    stored: (now) => setStored(JSON.stringify(now)),
    replaced: (next) => {
      show(next)
      setStored(JSON.stringify(source.compared(next)))
      autosave.replaced()
    },
    failed: (outdated) => (outdated === undefined ? autosave.change() : autosave.outdated(outdated)),
    settled: () => autosave.replaced(),
    postponed: () => autosave.postpone(),
  })
  const { saving: phase, autosave } = useAutosave(() => calls.saveDraft(value))
  const isChanged = JSON.stringify(value) !== stored
  useEffect(() => {
    if (JSON.stringify(value) !== stored) autosave.change()
  }, [value, stored, autosave])
  return {
    ...{ phase, isChanged, saveNow: autosave.retry },
    ...{ latest: calls.latest, busy: calls.busy, conflict: calls.conflict, error: calls.error },
    question: useLeaveAfterSaving(isChanged, autosave.settle),
    /** Waits for a draft on its way; a second press while the first is answered is none. */
    request: (action: DraftRequest<Value>['action']): void => {
      if (calls.busy && calls.busy !== 'save') return
      autosave.replaced()
      calls.request({ action, value })
    },
  }
}
