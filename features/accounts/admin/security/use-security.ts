import { sessionKey, useAdmin } from '@frontage/kit/admin/screen'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getSecurity } from '../../wire.security'

const key = ['security'] as const

export const useSecurity = () =>
  useQuery({ queryKey: key, queryFn: () => send(getSecurity, {}), throwOnError: (_error, { state }) => state.data === undefined })

/** Asks anew how the account is secured, and whether something is still missing. */
export function useSecurityChanged(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: key })
    await client.invalidateQueries({ queryKey: sessionKey })
  }
}

/** A change of one's own account by one call: says that it is done, or why not. */
export function useSecurityCall<C extends Call>(call: C, done?: string) {
  const { notify, explain } = useAdmin()
  const changed = useSecurityChanged()
  return useMutation<AnswerOf<C>, unknown, InputOf<C>>({
    mutationFn: (input) => send(call, input),
    onSuccess: async () => {
      await changed()
      if (done) notify({ id: 'security', text: done })
    },
    onError: (error) => notify({ id: 'security', text: explain(error), tone: 'bad' }),
  })
}
