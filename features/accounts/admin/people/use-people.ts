import { useAdmin } from '@frontage/kit/admin/screen'
import type { AnswerOf, InputOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Account, changeAccount, listAccounts } from '../../wire.admin'

const key = ['accounts'] as const
type Accounts = AnswerOf<typeof listAccounts>
type Change = InputOf<typeof changeAccount>

export const usePeople = () =>
  useQuery({ queryKey: key, queryFn: () => send(listAccounts, {}), throwOnError: (_error, { state }) => state.data === undefined })

/** Puts an account as the server hands it back into the list, at its place or at the end. */
export function useKeepPerson(): (account: Account) => void {
  const client = useQueryClient()
  return (account) =>
    client.setQueryData<Accounts>(key, (before) => {
      if (!before) return before
      const isNew = !before.accounts.some(({ id }) => id === account.id)
      return {
        ...before,
        accounts: isNew ? [...before.accounts, account] : before.accounts.map((one) => (one.id === account.id ? account : one)),
      }
    })
}

/** Changes a person, says so, and offers the way back. */
export function useChangePerson() {
  const { notify, announce, explain } = useAdmin()
  const keep = useKeepPerson()
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (change: Change) => send(changeAccount, change),
    onError: (error) => notify({ id: 'person', text: explain(error), tone: 'bad' }),
  })
  const change = (to: Change, words: string, back?: Change): void =>
    mutate(to, {
      onSuccess: ({ account }) => {
        keep(account)
        announce(words)
        notify({ id: 'person', text: words, ...(back && { action: { label: 'Undo', run: () => change(back, 'Undone.') } }) })
      },
    })
  return { change, busyWith: isPending ? variables.id : undefined }
}
