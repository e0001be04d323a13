import { useAdmin } from '@frontage/kit/admin/screen'
import { restoreRemoved } from '@frontage/kit/trash'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQueryClient } from '@tanstack/react-query'

const NOTICE = 'removed'
/** What one call takes. */
const MOST = 500

/** Restores what is in the trash, and says so. Everything that is shown is asked for anew. */
export function useRestore(): { readonly restore: (ids: readonly number[]) => void; readonly isRestoring: boolean } {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (let at = 0; at < ids.length; at += MOST) await send(restoreRemoved, { ids: ids.slice(at, at + MOST) })
    },
    onSuccess: () => {
      announce('Restored.')
      notify({ id: NOTICE, text: 'Restored.' })
    },
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries(),
  })
  return { restore: mutate, isRestoring: isPending }
}

/** Says that something was removed, and offers the way back: `trash` is what the call handed back. */
export function useRemoved(): (text: string, trash: readonly number[]) => void {
  const { notify, announce } = useAdmin()
  const { restore } = useRestore()
  return (text, trash) => {
    announce(text)
    notify({ id: NOTICE, text, ...(trash.length > 0 && { action: { label: 'Undo', run: () => restore(trash) } }) })
  }
}
