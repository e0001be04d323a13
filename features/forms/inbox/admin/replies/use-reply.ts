import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entry } from '../../../entry'
import { messages } from '../../messages.admin'
import { replyToEntry } from '../../wire.admin'
import { allEntries, entryKey } from '../keys'
import { draftWith, keepDraft, type ReplyDraft, readDraft } from './reply-drafts'

const words = messages.replies

/** A reply while it is written and sent. What was typed stays until the server has it. */
export function useReply({ id, reply: { hasMailServer } }: Entry) {
  const { announce, notify, explain } = useAdmin()
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => readDraft(id))
  const change = (next: ReplyDraft): void => {
    keepDraft(next)
    setDraft(next)
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ entry, key, text }: ReplyDraft) => send(replyToEntry, { id: entry, key, text }),
    onSuccess: (answer) => {
      change(draftWith(id, ''))
      client.setQueryData(entryKey(id), answer)
      const said = hasMailServer ? words.onItsWay : words.storedOnly
      announce(said)
      notify({ id: 'reply', text: said })
      return client.invalidateQueries({ queryKey: allEntries })
    },
  })
  return {
    text: draft.text,
    change: (text: string): void => {
      change(draftWith(id, text))
      reset()
    },
    send: (): void => {
      if (!isPending && draft.text.trim()) mutate(draft)
    },
    isSending: isPending,
    failure: error ? explain(error) : undefined,
  }
}
