import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { portionsOf } from '@frontage/parts/admin/chosen'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { allReviews } from '../../../admin/keys'
import { deleteReviews } from '../../wire'
import { decidingKey } from '../keys'
import { deletedWords } from './delete-words'

/** Deletes reviews for good, and says how many went. What failed is told where it was asked for. */
export function useDelete(done: () => void) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationKey: decidingKey,
    mutationFn: deleteAll,
    onSuccess: (deleted, ids) => {
      const words = deletedWords(deleted, ids.length)
      announce(words)
      notify({ id: 'decision', text: words })
      done()
    },
    onSettled: () => client.invalidateQueries({ queryKey: allReviews }),
  })
  return { remove: mutate, isDeleting: isPending, failure: error ? explain(error) : undefined }
}

async function deleteAll(ids: readonly number[]): Promise<number> {
  let deleted = 0
  for (const portion of portionsOf(ids)) deleted += (await send(deleteReviews, { ids: portion })).deleted
  return deleted
}
