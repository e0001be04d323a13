import { beginSteps, changed, followed, redone, type Steps, undone } from '@frontage/kit/admin/steps'
import { useEffect, useRef, useState } from 'react'
import type { PageDocument } from '../../../admin/document/document'
import { takeKeys } from '../../../admin/document/keys'

type History = Steps<PageDocument>

const MOST_STEPS_BACK = 200

/** The document with its steps back. What comes from elsewhere, such as an older version, is a step like any other. */
export function useDocument(document: PageDocument, change: (next: PageDocument) => void) {
  const [history, setHistory] = useState<History>(() => beginSteps(document))
  const latest = useRef(history)
  const known = useRef(new WeakSet<PageDocument>([document]))
  const keep = (next: History): void => {
    known.current.add(next.now)
    latest.current = next
    setHistory(next)
  }
  const tell = (next: History): void => {
    if (next.now === latest.current.now) return
    keep(next)
    change(next.now)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another document is news
  useEffect(() => {
    if (known.current.has(document)) return
    takeKeys(latest.current.now, document)
    keep(changed(latest.current, document, { most: MOST_STEPS_BACK }))
  }, [document])
  return {
    history,
    /** As it stands now, also between two drawings. */
    now: (): PageDocument => latest.current.now,
    edit: (next: PageDocument, mark?: string) => tell(changed(latest.current, next, { mark, most: MOST_STEPS_BACK })),
    settle: (next: PageDocument) => tell(followed(latest.current, next)),
    undo: () => tell(undone(latest.current)),
    redo: () => tell(redone(latest.current)),
  }
}
