import { useAdmin } from '@frontage/kit/admin/screen'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { useDiscard } from '@frontage/parts/admin/save-bar'
import { useLeaveGuard } from '@frontage/parts/admin/use-leave-guard'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changesIn, type Draft, idOf, writtenSince } from '../../filter'
import { misfitOf } from '../../gaps'
import { messages } from '../../messages.admin'
import { saveWords, type WordsAnswer } from '../../wire.admin'
import { wordsKey } from '../keys'

/** As everything is saved. */
const nothing: Draft = {}

export type WordsForm = ReturnType<typeof useWords>

/** The words of the site while they are written: what was typed stays until it is kept, and leaving is asked about. */
export function useWords({ groups }: WordsAnswer) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const [draft, setDraft] = useState<Draft>({})
  const changes = changesIn(groups, draft)
  const question = useLeaveGuard(changes.length > 0)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sent: Draft) => send(saveWords, { changes: changesIn(groups, sent) }),
    onSuccess: (answer, sent) => {
      client.setQueryData(wordsKey, answer)
      setDraft((draft) => writtenSince(sent, draft))
      announce(messages.saved)
      notify({ id: 'words', text: messages.saved })
    },
  })
  const refused = error instanceof WireError ? error.refusal?.data.field : undefined
  const issueOf = (id: string, text: string, standard: string): string | undefined =>
    (text && misfitOf(text, standard)) || (error && refused === id ? explain(error) : undefined)
  return {
    ...{ draft, changes, question, isSaving: isPending, issueOf },
    discard: useDiscard(draft, nothing, (now) => {
      setDraft(now)
      reset()
    }),
    write: (group: string, place: string, text: string): void => {
      setDraft((before) => ({ ...before, [idOf(group, place)]: text }))
      // A save that is on its way is still to say what becomes of it.
      if (error) reset()
    },
    save: (): void => {
      const hasIssue = !refused && document.querySelector('main [aria-invalid="true"]')
      if (hasIssue) focusIssue()
      else if (!isPending && changes.length) mutate(draft, { onError: () => requestAnimationFrame(focusIssue) })
    },
    failure: error && !refused ? explain(error) : undefined,
  }
}

/** The text that does not fit may be out of sight. */
const focusIssue = (): void => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
