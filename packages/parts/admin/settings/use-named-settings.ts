import { useRef, useState } from 'react'
import { useUnsaved } from '../screen/use-unsaved'
import type { Settings } from './setting'

type Named = { readonly title: string; readonly settings: Settings }

/** Settings with a name while they are set, and what of them is saved. `isHere`: addresses at which they stay open. */
export function useNamedSettings(start: Named, isHere: (address: string) => boolean) {
  const [draft, setDraft] = useState(start)
  const [saved, setSaved] = useState(start)
  const sent = useRef(start)
  return {
    ...{ ...draft, ...useUnsaved(draft, saved, setDraft, isHere) },
    setTitle: (title: string): void => setDraft((before) => ({ ...before, title })),
    setSettings: (settings: Settings): void => setDraft((before) => ({ ...before, settings })),
    /** What stands now is on its way; `keep` says that it arrived. */
    send: (): void => {
      sent.current = draft
    },
    keep: (): void => setSaved(sent.current),
    /** Something else stands now. */
    take: (theirs: Named): void => {
      setDraft(theirs)
      setSaved(theirs)
    },
  }
}
