import { send, WireError } from '@frontage/kit/wire/send.client'
import { Button, EmptyState, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getStoredForm } from '../../wire.admin'
import { formKey } from '../keys'
import type { FormWidget } from './build'
import { Builder } from './builder'

const isGone = (error: unknown): boolean => error instanceof WireError && error.status === 404

/** Fetches the form that stands in the address. */
export function OpenForm({ id, widget }: { readonly id: number; readonly widget: FormWidget }) {
  const { data, error } = useQuery({
    queryKey: formKey(id),
    queryFn: () => send(getStoredForm, { id }),
    refetchOnWindowFocus: false,
    throwOnError: (failure, { state }) => state.data === undefined && !isGone(failure),
  })
  if (data) return <Builder stored={data} widget={widget} />
  if (error)
    return (
      <EmptyState py="xl" variant="light" title="This form is gone" description="Somebody may have deleted it.">
        <EmptyState.Actions>
          <Button component="a" href="/admin/forms">
            All forms
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    )
  return <Skeleton height={480} radius="lg" role="status" aria-label="Loading" />
}
