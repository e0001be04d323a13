import { EmptyState, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'

/** For a screen that the role of this person does not include. */
export function NotForYou() {
  return (
    <EmptyState py="xl" variant="light" icon={<IconLock stroke={1.5} />}>
      <EmptyState.Title>
        <Title order={1} size="h2">
          You don’t have access to this page
        </Title>
      </EmptyState.Title>
      <EmptyState.Description>An owner of this site can change your role under People.</EmptyState.Description>
    </EmptyState>
  )
}
