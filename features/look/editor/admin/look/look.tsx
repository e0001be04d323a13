import { send } from '@frontage/kit/wire/send.client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lookKey } from '../../../admin/keys'
import { openLook } from '../../../wire.admin'
import { LookEditor } from './look-editor'

/** The look of the site, as it is now. What is being tried is never fetched anew from under the owner's hands. */
export function LookScreen() {
  const { data } = useQuery({
    queryKey: lookKey,
    queryFn: () => send(openLook, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  if (!data) return <Skeleton height={400} radius="lg" role="status" aria-label="Loading" />
  return <LookEditor opened={data} />
}
