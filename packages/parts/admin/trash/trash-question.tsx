import { TRASH_DAYS } from '@frontage/kit/trash-spec'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'

type TrashQuestionProps = {
  /** `3 items`, `“Contact”`. */
  readonly what: string
  /** What visitors no longer see. */
  readonly children: string
  /** For which it can be restored. */
  readonly days?: number
  readonly isRemoving: boolean
  readonly remove: () => void
  readonly close: () => void
}

/** Asks once before something goes into the trash that visitors see. */
export const TrashQuestion = ({ what, children, days = TRASH_DAYS, isRemoving, remove, close }: TrashQuestionProps) => (
  <Modal opened onClose={close} title={`Move ${what} to trash?`}>
    <Stack>
      <Text>{`${children} You can restore it for ${days} days.`}</Text>
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
