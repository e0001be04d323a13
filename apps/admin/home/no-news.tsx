import { Alert, Button, Group, Text } from '@mantine/core'

/** Stands for a part of the home screen that could not be asked. */
export function NoNews({ retry }: { readonly retry: () => void }) {
  return (
    <Alert color="red" role="alert">
      <Group justify="space-between">
        <Text size="sm">This section could not be loaded.</Text>
        <Button variant="default" onClick={retry}>
          Try again
        </Button>
      </Group>
    </Alert>
  )
}
