import type { TrashedThing } from '@frontage/kit/trash'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useDelete } from './use-trash'

/** Asks once before something is gone for good. */
export function DeleteQuestion({ thing, close }: { readonly thing: TrashedThing; readonly close: () => void }) {
  const { remove, isDeleting } = useDelete()
  return (
    <Modal opened onClose={close} title={`Delete “${thing.title}” for good?`}>
      <Stack>
        <Text>This cannot be undone.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={isDeleting} onClick={() => remove(thing, { onSettled: close })}>
            Delete for good
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
