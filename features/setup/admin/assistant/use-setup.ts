import { send } from '@frontage/kit/wire/send.client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getSetup, type Setup } from '../../wire.admin'
import { firstStepsKey, setupKey } from '../keys'

/** What was answered. It is asked for anew only when somebody comes back to it: nothing changes under the owner's hands. */
export const useSetup = () =>
  useQuery({
    queryKey: setupKey,
    queryFn: () => send(getSetup, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    throwOnError: (_error, { state }) => state.data === undefined,
  })

/** Puts in what a call answered. The name of the site, its pages and all else may have changed with it: they are asked for anew. */
export function useTakeSetup(): (setup: Setup) => void {
  const client = useQueryClient()
  return (setup) => {
    client.setQueryData(setupKey, setup)
    void client.invalidateQueries({ predicate: ({ queryKey: [first, second] }) => first !== setupKey[0] || second === firstStepsKey[1] })
  }
}
