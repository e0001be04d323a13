import { Button, EmptyState, Title } from '@mantine/core'
import { IconCompass } from '@tabler/icons-react'

/** For an address that no screen has. */
export function NotHere() {
  return (
    <EmptyState py="xl" variant="light" icon={<IconCompass stroke={1.5} />}>
      <EmptyState.Title>
        <Title order={1} size="h2">
          There is nothing here
        </Title>
      </EmptyState.Title>
      <EmptyState.Description>The link may be old, or may have a mistake in it.</EmptyState.Description>
      <EmptyState.Actions>
        <Button component="a" href="/admin">
          Go to the start
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
