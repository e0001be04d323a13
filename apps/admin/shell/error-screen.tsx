import { useFailure } from '@frontage/parts/admin/use-failure'
import { Button, EmptyState, Title } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'

/** Stands where a screen broke: what happened, and another try. */
export function ErrorScreen({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const { text, label, again } = useFailure(error, retry)
  return (
    <EmptyState role="alert" py="xl" variant="light" icon={<IconCloudOff stroke={1.5} />}>
      <EmptyState.Title>
        <Title order={1} size="h2">
          Something went wrong
        </Title>
      </EmptyState.Title>
      <EmptyState.Description>{text}</EmptyState.Description>
      <EmptyState.Actions>
        <Button onClick={again}>{label}</Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
