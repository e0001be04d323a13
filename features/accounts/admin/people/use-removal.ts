import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation } from '@tanstack/react-query'
import type { Account } from '../../wire.admin'
import { bringBackPerson, removePerson } from '../../wire.people'
import { useKeepPerson } from './use-people'

/** Brings a removed person back. */
export function useBringBack() {
  const { notify, announce, explain } = useAdmin()
  const keep = useKeepPerson()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Account) => send(bringBackPerson, { id }),
    onError: (error) => notify({ id: 'person', text: explain(error), tone: 'bad' }),
    onSuccess: ({ account }) => {
      keep(account)
      const words = `${account.name} is back.`
      notify({ id: 'person', text: words })
      announce(words)
    },
  })
  return { bringBack: (account: Account): void => mutate(account), isBusy: isPending }
}

/** Removes a person, says so, and offers the way back. */
export function useRemovePerson() {
  const { notify, announce, explain } = useAdmin()
  const keep = useKeepPerson()
  const { bringBack } = useBringBack()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Account) => send(removePerson, { id }),
    onError: (error) => notify({ id: 'person', text: explain(error), tone: 'bad' }),
    onSuccess: ({ account }) => {
      keep(account)
      const words = `${account.name} was removed.`
      notify({ id: 'person', text: words, action: { label: 'Undo', run: () => bringBack(account) } })
      announce(words)
    },
  })
  return { remove: (account: Account): void => mutate(account), isBusy: isPending }
}
