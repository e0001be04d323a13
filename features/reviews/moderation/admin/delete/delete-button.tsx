import { useSession } from '@frontage/kit/admin/screen'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Status } from '../../../review'

const DeleteQuestion = lazy(() => import('./delete-question').then((module) => ({ default: module.DeleteQuestion })))

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
      <Suspense>{isAsking && <DeleteQuestion ids={ids} gone={gone} close={() => setAsking(false)} />}</Suspense>
    </>
  )
}
