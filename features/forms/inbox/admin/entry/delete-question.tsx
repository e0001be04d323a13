import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { messages } from '../../messages.admin'
import type { InboxContext } from '../messages/use-inbox'

type DeleteQuestionProps = { readonly ids: readonly number[]; readonly inbox: InboxContext; readonly close: () => void }

/** Asks once before messages are gone for good. */
export function DeleteQuestion({ ids, inbox, close }: DeleteQuestionProps) {
  const remove = (): void => {
    close()
    inbox.remove(ids)
  }
  return (
    <Modal opened onClose={close} title="Delete for good?">
      <Stack>
        <Text>{messages.inbox.deleting(ids.length)}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={inbox.isRemoving} onClick={remove}>
            Delete for good
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
