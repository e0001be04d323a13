import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { messages } from '../../messages.admin'

type RemovePageProps = {
  readonly title: string
  readonly isRemoving: boolean
  readonly remove: () => void
  readonly close: () => void
}

/** Asks once before visitors lose a page. */
export const RemovePage = ({ title, isRemoving, remove, close }: RemovePageProps) => (
  <Modal opened onClose={close} title={`Move “${title}” to trash?`}>
    <Stack>
      <Text>{messages.list.removing}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={close} data-autofocus>
          Cancel
        </Button>
        <Button color="red" loading={isRemoving} onClick={remove}>
          Move to trash
        </Button>
      </Group>
    </Stack>
  </Modal>
)
