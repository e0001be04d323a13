import { useAdmin } from '@frontage/kit/admin/screen'
import type { InputOf } from '@frontage/kit/wire/call'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { firstIssues } from '@frontage/parts/admin/first-issues'
import { useUnsaved } from '@frontage/parts/admin/use-unsaved'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getMailServer, type MailServer, removeMailServer, saveMailServer } from '../../wire.mail-server'

const key = ['mails', 'server'] as const
type Draft = Omit<InputOf<typeof saveMailServer>, 'revision'>
type Errors = Readonly<Record<string, string | undefined>>

export const useMailServer = () =>
  useQuery({ queryKey: key, queryFn: () => send(getMailServer, {}), throwOnError: (_error, { state }) => state.data === undefined })

/** The settings of a mail server while they are typed. */
export function useServerForm({ host, port, security, user, from, revision }: MailServer) {
  const start: Draft = { host, port, security, user, from, password: '' }
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const [draft, setDraft] = useState(start)
  const [errors, setErrors] = useState<Errors>({})
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(saveMailServer, { ...draft, revision }),
    onSuccess: (answer) => {
      client.setQueryData(key, answer)
      setDraft((before) => ({ ...before, password: '' }))
      announce('The mail server is saved.')
      notify({ id: 'mail-server', text: 'Saved. Send a test e-mail to see whether it works.' })
    },
    onError: (error) => {
      const field = error instanceof WireError ? error.refusal?.data.field : undefined
      setErrors({ [field && field in draft ? field : 'form']: explain(error) })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['mails', 'list'] }),
  })
  const show = (now: Draft): void => {
    setDraft(now)
    setErrors({})
  }
  return {
    ...{ ...useUnsaved(draft, start, show), draft, errors, isSaving: isPending },
    change: (part: Partial<Draft>): void => {
      setDraft((before) => ({ ...before, ...part }))
      setErrors((before) => ({ ...before, form: undefined, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }))
    },
    /** Names the first field that is wrong; '' when it was sent. */
    save: (): string => {
      if (isPending) return ''
      const issues = firstIssues(saveMailServer, draft)
      setErrors(issues)
      const [first = ''] = Object.keys(issues)
      if (!first) mutate()
      return first
    },
  }
}

/** Takes the mail server away. */
export function useRemoveServer() {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => send(removeMailServer, {}),
    onSuccess: (answer) => {
      client.setQueryData(key, answer)
      const words = 'The mail server is removed. E-mails are stored here from now on.'
      announce(words)
      notify({ id: 'mail-server', text: words })
    },
    onError: (error) => notify({ id: 'mail-server', text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['mails', 'list'] }),
  })
}
