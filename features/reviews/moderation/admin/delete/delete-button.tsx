import { useSession } from '@frontage/kit/admin/screen'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Status } from '../../../review'
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

/** Moves to the trash what visitors do not see; a notice offers the way back. */
export function DeleteButton({ status, ids, gone }: DeleteButtonProps) {
  const { me } = useSession()
  const { remove, isDeleting } = useDelete(gone)
  if (!deletable.includes(status) || !me.rights.includes(DELETE)) return null
  return (
    <Button variant="default" leftSection={<IconTrash size={18} />} onClick={() => remove(ids)} loading={isDeleting}>
      Move to trash
    </Button>
  )
}
