import { useAdmin } from '@frontage/kit/admin/screen'
import type { InputOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messages } from '../../messages.admin'
import { retryDelivery } from '../../wire.admin'
import { allEntries, entryKey, newsKey } from '../keys'

type Failed = { readonly id: number; readonly kind: InputOf<typeof retryDelivery>['kind'] }

/** Tries once more what went out about a message, and did not arrive. */
export function useRetry(entry: number) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, kind }: Failed) => send(retryDelivery, { entry, delivery: id, kind }),
    onSuccess: (answer) => {
      client.setQueryData(entryKey(entry), answer)
      announce(messages.inbox.retried)
      notify({ id: 'delivery', text: messages.inbox.retried })
    },
    onError: (error) => notify({ id: 'delivery', text: explain(error), tone: 'bad' }),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: allEntries }), client.invalidateQueries({ queryKey: newsKey })]),
  })
}
