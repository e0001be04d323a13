import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messages } from '../../messages.requests'
import { erasePerson } from '../../wire.privacy'
import { countsWords } from './kind-words'

/** Erases somebody, and has every list asked for anew: what was erased may stand in any of them. */
export function useErase(done: () => void) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (address: string) => send(erasePerson, { address }),
    onSuccess: ({ counts }) => {
      const what = countsWords(counts)
      const text = what ? messages.erase.done(what) : messages.erase.doneNothing
      announce(text)
      notify({ id: 'privacy', text })
      done()
    },
    onSettled: () => client.invalidateQueries(),
  })
  return { erase: mutate, isErasing: isPending, failure: error ? explain(error) : undefined }
}
