import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { allReviews } from '../../../admin/keys'
import { removeSamples } from '../../wire'

/** Takes all samples away, and says so. */
export function useRemoveSamples(done: () => void) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(removeSamples, {}),
    onSuccess: () => {
      announce('Sample reviews removed.')
      notify({ id: 'samples', text: 'All sample reviews were removed.' })
    },
    onError: (error) => notify({ id: 'samples', text: explain(error), tone: 'bad' }),
    onSettled: () => {
      done()
      return client.invalidateQueries({ queryKey: allReviews })
    },
  })
  return { remove: () => mutate(), isRemoving: isPending }
}
