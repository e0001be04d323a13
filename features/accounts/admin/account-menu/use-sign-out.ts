import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation } from '@tanstack/react-query'
import { signOut } from '../../wire.admin'

/** Signs out and starts the page afresh, so that nothing of the session stays in its memory. */
export function useSignOut(): () => void {
  const { notify, explain } = useAdmin()
  const { mutate } = useMutation({
    mutationFn: () => send(signOut, {}),
    onSuccess: () => location.assign('/admin'),
    onError: (error) => notify({ text: explain(error), tone: 'bad' }),
  })
  return mutate
}
