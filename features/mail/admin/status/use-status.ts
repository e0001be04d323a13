import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { discardJob, getStatus, retryJob } from '../../wire.status'

export const useStatus = () => useQuery({ queryKey: ['status'], queryFn: () => send(getStatus, {}), throwOnError: true })

const calls = { retry: retryJob, discard: discardJob } as const
const said = { retry: 'The task will be tried again.', discard: 'Task discarded.' } as const

/** Has a task that was given up tried again, or discards it. */
export function useSettle(action: keyof typeof calls) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => send(calls[action], { id }),
    onSuccess: () => {
      announce(said[action])
      notify({ id: 'status', text: said[action] })
    },
    onError: (error) => notify({ id: 'status', text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['status'] }),
  })
}
