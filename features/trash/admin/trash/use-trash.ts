import { useAdmin } from '@frontage/kit/admin/screen'
import { deleteRemoved, listTrash, type TrashedThing } from '@frontage/kit/trash'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const key = ['trash'] as const

/** What can be restored. It is asked for anew whenever the screen opens. */
export const useTrash = () =>
  useQuery({
    queryKey: key,
    queryFn: () => send(listTrash, {}),
    staleTime: 0,
    throwOnError: (_error, { state }) => state.data === undefined,
  })

/** Deletes something for good. */
export function useDelete() {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: TrashedThing) => send(deleteRemoved, { ids: [id] }),
    onSuccess: (_answer, { title }) => {
      const text = `Deleted for good: ${title}.`
      announce(text)
      notify({ id: 'removed', text })
    },
    onError: (error) => notify({ id: 'removed', text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  return { remove: mutate, isDeleting: isPending }
}
