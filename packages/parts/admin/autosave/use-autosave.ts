import { useEffect, useRef, useState } from 'react'
import { createAutosave } from './autosave'
import { type SavingEvent, savingMachine } from './saving.machine'

/** What is changed on this screen, saved by itself while it is open. */
export function useAutosave(save: () => Promise<SavingEvent>) {
  const [saving, setSaving] = useState(savingMachine.initial)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const [autosave] = useState(() => createAutosave({ save: () => latest.current(), changed: setSaving }))
  useEffect(() => autosave.stop, [autosave])
  return { saving, autosave }
}
