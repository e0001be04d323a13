import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { type Passkey, removePasskey } from '../../wire.security'
import { useSecurityCall } from './use-security'

type RemovePasskeyProps = { readonly passkey: Passkey; readonly isLast: boolean; readonly close: () => void }

/** Asked once: a passkey that was removed has to be set up anew. */
export function RemovePasskey({ passkey: { id, name }, isLast, close }: RemovePasskeyProps) {
  const { mutate, isPending } = useSecurityCall(removePasskey, 'Passkey removed.')
  return (
    <Modal opened onClose={close} title={`Remove ${name}?`}>
      <Stack>
        <Text>
          You can no longer sign in with this passkey. {isLast ? 'You have no other one: from now on you sign in with your password.' : ''}
        </Text>
        <Text size="sm" c="dimmed">
          Your device may still offer it. Delete it in the device’s settings as well.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={isPending} onClick={() => mutate({ id }, { onSettled: close })}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
