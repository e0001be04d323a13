import { Button, EmptyState, Title } from '@mantine/core'
import { IconCompass } from '@tabler/icons-react'

/** For an address that no screen has. */
export function NotHere() {
  return (
    <EmptyState py="xl" variant="light" icon={<IconCompass stroke={1.5} />}>
      <EmptyState.Title>
        <Title order={1} size="h2">
          Page not found
        </Title>
      </EmptyState.Title>
      <EmptyState.Description>The link may be out of date or mistyped.</EmptyState.Description>
      <EmptyState.Actions>
        <Button component="a" href="/admin">
          Go to the home screen
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
