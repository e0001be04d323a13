import { useAdmin } from '@frontage/kit/admin/screen'
import type { InputOf } from '@frontage/kit/wire/call'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { afterKeeping } from '@frontage/parts/admin/after-keeping'
import type { Settings } from '@frontage/parts/admin/setting'
import { useLeaveGuard } from '@frontage/parts/admin/use-leave-guard'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Consent } from '../../consent'
import { messages as said } from '../../messages'
import { messages } from '../../messages.admin'
import { getConsent, saveConsent } from '../../wire.admin'

const consentKey = ['consent'] as const

export const useKeptConsent = () =>
  useQuery({
    queryKey: consentKey,
    queryFn: () => send(getConsent, {}),
    throwOnError: (_error, { state }) => state.data === undefined,
  })

/** What is being set; without an address there is no link to read on. */
function inputOf(draft: Settings, askAgain: boolean): InputOf<typeof saveConsent> {
  const more = draft.more as Consent['more']
  const consent = { ...draft, more: more?.href ? { ...more, label: more.label || said.more } : null }
  return { consent, askAgain }
}

type Sent = { readonly draft: Settings; readonly askAgain: boolean }

/** The question while it is set: what was typed stays until it is kept, also what is typed while the line is slow. */
export function useConsentForm(start: Consent) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const [kept, setKept] = useState<Settings>(start)
  const [draft, setDraft] = useState<Settings>(start)
  const [askAgain, setAskAgain] = useState(false)
  const question = useLeaveGuard(JSON.stringify(draft) !== JSON.stringify(kept) || askAgain)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sent: Sent) => send(saveConsent, inputOf(sent.draft, sent.askAgain)),
    onSuccess: (answer, sent) => {
      client.setQueryData(consentKey, answer)
      setKept(answer.consent)
      setDraft((now) => afterKeeping(now, sent.draft, answer.consent))
      setAskAgain((now) => now && !sent.askAgain)
      announce(messages.saved)
      notify({ id: 'consent', text: messages.saved })
    },
  })
  // The field that was refused may be out of sight.
  useEffect(() => {
    if (error) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [error])
  const field = error instanceof WireError ? (error.refusal?.data.field ?? '') : ''
  return {
    ...{ draft, askAgain, setAskAgain, question, isSaving: isPending },
    change: (next: Settings): void => {
      setDraft(next)
      reset()
    },
    save: (): void => {
      if (!isPending) mutate({ draft, askAgain })
    },
    faults: error ? [{ path: field.replace(/^consent\./, ''), text: explain(error) }] : [],
    failure: error ? explain(error) : undefined,
  }
}
