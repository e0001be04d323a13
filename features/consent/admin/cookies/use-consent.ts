import { useAdmin } from '@frontage/kit/admin/screen'
import type { AnswerOf, InputOf } from '@frontage/kit/wire/call'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { afterKeeping } from '@frontage/parts/admin/after-keeping'
import { labelsOf } from '@frontage/parts/admin/conflict-labels'
import type { Settings } from '@frontage/parts/admin/setting'
import { isOutdated, useConflict } from '@frontage/parts/admin/use-conflict'
import { useUnsaved } from '@frontage/parts/admin/use-unsaved'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Consent } from '../../consent'
import { messages as said } from '../../messages'
import { messages } from '../../messages.admin'
import { getConsent, saveConsent } from '../../wire.admin'
import { consentGroups } from './consent-groups'

const labels = labelsOf(consentGroups)
const consentKey = ['consent'] as const

export const useKeptConsent = () =>
  useQuery({
    queryKey: consentKey,
    queryFn: () => send(getConsent, {}),
    throwOnError: (_error, { state }) => state.data === undefined,
  })

/** What is being set; without an address there is no link to read on. */
function inputOf({ draft, askAgain, over }: Sent): InputOf<typeof saveConsent> {
  const more = draft.more as Consent['more']
  const consent = { ...draft, more: more?.href ? { ...more, label: more.label || said.more } : null }
  return { consent, askAgain, revision: over }
}

type Sent = { readonly draft: Settings; readonly askAgain: boolean; readonly over: string }

/** The question while it is set: what was typed stays until it is kept, also what is typed while the line is slow. */
export function useConsentForm({ consent: start, revision: read }: AnswerOf<typeof getConsent>) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const [kept, setKept] = useState<Settings>(start)
  const [draft, setDraft] = useState<Settings>(start)
  const [revision, setRevision] = useState(read)
  const [askAgain, setAskAgain] = useState(false)
  const stand = (answer: AnswerOf<typeof getConsent>): void => {
    client.setQueryData(consentKey, answer)
    setKept(answer.consent)
    setRevision(answer.revision)
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sent: Sent) => send(saveConsent, inputOf(sent)),
    onSuccess: (answer, sent) => {
      stand(answer)
      setDraft((now) => afterKeeping(now, sent.draft, answer.consent))
      setAskAgain((now) => now && !sent.askAgain)
      announce(messages.saved)
      notify({ id: 'consent', text: messages.saved })
    },
  })
  useFocusOnRefused(error)
  const show = (now: Pick<Sent, 'draft' | 'askAgain'>): void => {
    setDraft(now.draft)
    setAskAgain(now.askAgain)
    reset()
  }
  const conflict = useConflict<Settings, { value: Settings; revision: string; answer: AnswerOf<typeof getConsent> }>({
    ...{ queryKey: consentKey, error, mine: draft, labels, isSaving: isPending, notNow: reset },
    read: async () => {
      const answer = await send(getConsent, {})
      return { answer, value: answer.consent, revision: answer.revision }
    },
    keepMine: (theirs) => mutate({ draft, askAgain, over: theirs.revision }),
    takeTheirs: ({ answer }) => {
      stand(answer)
      setDraft(answer.consent)
      reset()
    },
  })
  return {
    ...{ ...useUnsaved({ draft, askAgain }, { draft: kept, askAgain: false }, show), draft, askAgain, setAskAgain, conflict },
    isSaving: isPending,
    change: (next: Settings): void => show({ draft: next, askAgain }),
    save: (): void => void (isPending || mutate({ draft, askAgain, over: revision })),
    faults: error && !conflict ? [{ path: fieldIn(error), text: explain(error) }] : [],
    failure: error && !isOutdated(error) ? explain(error) : undefined,
  }
}

/** The field that was refused may be out of sight. */
function useFocusOnRefused(error: unknown): void {
  useEffect(() => {
    if (error) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [error])
}

const fieldIn = (error: unknown): string => (error instanceof WireError ? (error.refusal?.data.field ?? '').replace(/^consent\./, '') : '')
