import { useAdmin } from '@frontage/kit/admin/screen'
import { Button, EmptyState, Title } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'

/** A part of the admin that was replaced on the server while this page stood open. */
const isOutdated = (error: unknown): boolean => /dynamically imported|module script|preload CSS/i.test(String(error))

/** Stands where a screen broke: what happened, and another try. */
export function ErrorScreen({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const { explain } = useAdmin()
  const { reset: forget } = useQueryErrorResetBoundary()
  const again = (): void => {
    if (isOutdated(error)) location.reload()
    forget()
    reset()
  }
  return (
    <EmptyState role="alert" py="xl" variant="light" icon={<IconCloudOff stroke={1.5} />}>
      <EmptyState.Title>
        <Title order={1} size="h2">
          Something went wrong
        </Title>
      </EmptyState.Title>
      <EmptyState.Description>
        {isOutdated(error) ? 'The admin was updated. Please reload the page.' : explain(error)}
      </EmptyState.Description>
      <EmptyState.Actions>
        <Button onClick={again}>{isOutdated(error) ? 'Reload' : 'Try again'}</Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
