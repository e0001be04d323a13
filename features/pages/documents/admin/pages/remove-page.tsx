import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { messages } from '../../../messages.pages'

type RemovePageProps = {
  readonly title: string
  readonly isRemoving: boolean
  readonly remove: () => void
  readonly close: () => void
}

/** Asks once before visitors lose a page. */
export const RemovePage = ({ title, isRemoving, remove, close }: RemovePageProps) => (
  <Modal opened onClose={close} title={`Remove ${title}?`}>
    <Stack>
      <Text>{messages.list.removing}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={close} data-autofocus>
          Keep it
        </Button>
        <Button color="red" loading={isRemoving} onClick={remove}>
          Remove
        </Button>
      </Group>
    </Stack>
  </Modal>
)
