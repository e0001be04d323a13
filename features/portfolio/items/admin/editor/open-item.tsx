import { send, WireError } from '@frontage/kit/wire/send.client'
import { Button, EmptyState, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { itemKey } from '../../../admin/keys'
import { messages } from '../../../messages.admin'
import { getOwnItem } from '../../../wire.admin'
import { Editor } from './editor'

const isGone = (error: unknown): boolean => error instanceof WireError && error.status === 404

/** Fetches the item that stands in the address; 0 is a new one. */
export function OpenItem({ id }: { readonly id: number }) {
  const { data, error } = useQuery({
    queryKey: itemKey(id),
    queryFn: () => send(getOwnItem, { id }),
    enabled: id > 0,
    refetchOnWindowFocus: false,
    throwOnError: (failure, { state }) => state.data === undefined && !isGone(failure),
  })
  if (id === 0) return <Editor item={undefined} />
  if (data) return <Editor item={data.item} />
  if (error)
    return (
      <EmptyState py="xl" variant="light" title={messages.editor.gone} description={messages.editor.goneText}>
        <EmptyState.Actions>
          <Button component="a" href="/admin/portfolio">
            All items
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    )
  return <Skeleton height={480} radius="lg" role="status" aria-label="Loading" />
}
