import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { messages } from '../../messages.admin'
import type { ShownRedirect } from '../../wire.admin'
import { useRemoveRedirect } from './use-redirects'

/** Asked once. */
export function RemoveRedirect({ redirect, close }: { readonly redirect: ShownRedirect; readonly close: () => void }) {
  const { remove, isRemoving } = useRemoveRedirect()
  return (
    <Modal opened onClose={close} title={`Remove ${redirect.from}?`}>
      <Stack>
        <Text>{messages.redirects.removing}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={isRemoving} onClick={() => remove(redirect, { onSettled: close })}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
