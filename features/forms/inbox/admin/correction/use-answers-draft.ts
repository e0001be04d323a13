import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entry } from '../../../entry'
import { type AnswersDraft, changesIn, type DraftAnswer, draftOf } from './draft'

type Correcting = { readonly read: Entry; readonly draft: AnswersDraft; readonly note: string }

const correctionKey = (id: number) => ['forms', 'correction', id] as const

/** Whether a message is being corrected; also after its place on the screen has changed, as when a tablet is turned. */
export function useIsCorrecting(id: number) {
  const client = useQueryClient()
  const [isCorrecting, setCorrecting] = useState(() => client.getQueryData(correctionKey(id)) !== undefined)
  return {
    isCorrecting,
    correct: (): void => setCorrecting(true),
    done: (): void => {
      client.removeQueries({ queryKey: correctionKey(id) })
      setCorrecting(false)
    },
  }
}

/** What is being written: from the message as it was read, until it is saved or given up. */
export function useAnswersDraft(entry: Entry) {
  const client = useQueryClient()
  const key = correctionKey(entry.id)
  const [{ read, draft, note }, setCorrecting] = useState<Correcting>(
    () => client.getQueryData<Correcting>(key) ?? { read: entry, draft: draftOf(entry), note: '' },
  )
  const change = (part: Partial<Correcting>): void => {
    const next = { read, draft, note, ...part }
    client.setQueryData(key, next)
    setCorrecting(next)
  }
  return {
    ...{ read, draft, note, answers: changesIn(draftOf(read), draft) },
    changeAnswer: (name: string, answer: DraftAnswer): void => change({ draft: { ...draft, [name]: answer } }),
    changeNote: (text: string): void => change({ note: text }),
  }
}
