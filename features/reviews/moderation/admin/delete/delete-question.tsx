import { Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { deletingWords } from './delete-words'
import { useDelete } from './use-delete'

type DeleteQuestionProps = { readonly ids: readonly number[]; readonly gone: () => void; readonly close: () => void }

/** Asks before reviews are deleted for good. */
export function DeleteQuestion({ ids, gone, close }: DeleteQuestionProps) {
  const { remove, isDeleting, failure } = useDelete(() => {
    gone()
    close()
  })
  return (
    <Modal opened onClose={close} title="Delete for good?">
      <Stack>
        <Text>{deletingWords(ids.length)}</Text>
        <Failure>{failure}</Failure>
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={isDeleting} onClick={() => remove(ids)}>
            Delete for good
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
