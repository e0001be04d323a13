import { send, WireError } from '@frontage/kit/wire/send.client'
import { Button, EmptyState, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { pageKey } from '../../../admin/page-keys'
import { type OpenedPage, openPage } from '../../../wire.admin'
import { messages } from '../../messages.admin'

const words = messages.page
const isGone = (error: unknown): boolean => error instanceof WireError && error.status === 404

type OpenPageProps = {
  readonly id: number
  /** Where the page is worked on, once it is here. */
  readonly Desk: ComponentType<{ readonly opened: OpenedPage }>
}

/** Fetches the page that stands in the address, anew each time: what is written is written over what is newest. */
export function OpenPage({ id, Desk }: OpenPageProps) {
  const { data, error } = useQuery({
    queryKey: pageKey(id),
    queryFn: () => send(openPage, { id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    throwOnError: (failure, { state }) => state.data === undefined && !isGone(failure),
  })
  if (data) return <Desk opened={data} />
  if (error)
    return (
      <EmptyState py="xl" variant="light">
        <EmptyState.Title>
          <Title order={1} size="h2">
            {words.gone}
          </Title>
        </EmptyState.Title>
        <EmptyState.Description>{words.goneText}</EmptyState.Description>
        <EmptyState.Actions>
          <Button component="a" href="/admin/pages">
            All pages
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    )
  return <Skeleton height={480} radius="lg" role="status" aria-label="Loading the page" />
}
