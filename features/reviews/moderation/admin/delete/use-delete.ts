import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { portionsOf } from '@frontage/parts/admin/chosen'
import { useRemoved } from '@frontage/parts/admin/use-removed'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { allReviews } from '../../../admin/keys'
import { deleteReviews } from '../../wire'
import { decidingKey } from '../keys'
import { removedWords } from './delete-words'

/** Moves reviews to the trash, says how many went, and offers the way back. */
export function useDelete(done: () => void) {
  const { notify, explain } = useAdmin()
  const removed = useRemoved()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationKey: decidingKey,
    mutationFn: removeAll,
    onSuccess: (trash, ids) => {
      removed(removedWords(trash.length, ids.length), trash)
      done()
    },
    onError: (error) => notify({ id: 'decision', text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: allReviews }),
  })
  return { remove: mutate, isDeleting: isPending }
}

/** Hands back their numbers in the trash. */
async function removeAll(ids: readonly number[]): Promise<number[]> {
  const trash: number[] = []
  for (const portion of portionsOf(ids)) trash.push(...(await send(deleteReviews, { ids: portion })).trash)
  return trash
}
