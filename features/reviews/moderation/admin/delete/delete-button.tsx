import { useSession } from '@frontage/kit/admin/screen'
import { Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Status } from '../../../review'
import { deletingWords } from './delete-words'
import { useDelete } from './use-delete'

/** Who may, as the server says. */
const DELETE = 'reviews.delete'
const deletable: readonly Status[] = ['rejected', 'spam', 'withdrawn']

type DeleteButtonProps = {
  readonly status: Status
  readonly ids: readonly number[]
  /** The rows are about to leave. */
  readonly gone: () => void
}

/** Deletes for good what visitors do not see, once somebody has said that they mean it. */
export function DeleteButton({ status, ids, gone }: DeleteButtonProps) {
  const { me } = useSession()
  const [isAsking, setAsking] = useState(false)
  if (!deletable.includes(status) || !me.rights.includes(DELETE)) return null
  return (
    <>
      <Button variant="default" c="var(--color-danger)" onClick={() => setAsking(true)}>
        Delete for good
      </Button>
      {isAsking && <DeleteQuestion ids={ids} gone={gone} close={() => setAsking(false)} />}
    </>
  )
}

type DeleteQuestionProps = Pick<DeleteButtonProps, 'ids' | 'gone'> & { readonly close: () => void }

function DeleteQuestion({ ids, gone, close }: DeleteQuestionProps) {
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
