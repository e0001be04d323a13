import { useAdmin } from '@frontage/kit/admin/screen'
import { Button, Group, Text } from '@mantine/core'

/** Stands where something could not be loaded: why, and another try. */
export function NotLoaded({ error, again }: { readonly error: unknown; readonly again: () => unknown }) {
  const { explain } = useAdmin()
  return (
    <Group role="alert" justify="space-between">
      <Text>{explain(error)}</Text>
      <Button variant="default" onClick={() => void again()}>
        Try again
      </Button>
    </Group>
  )
}
