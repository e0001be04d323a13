import { useAdmin } from '@frontage/kit/admin/screen'
import type { InputOf } from '@frontage/kit/wire/call'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { isOutdated } from '@frontage/parts/admin/use-conflict'
import { useRemoved } from '@frontage/parts/admin/use-removed'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { looksKey } from '../../../admin/keys'
import { messages } from '../../../messages.admin'
import { listLooks, removeLook, type StoredLook, saveLook } from '../../wire.admin'

const NOTICE = 'portfolio'
const words = messages.look

/** All settings that have a name. */
export const useLooks = () =>
  useQuery({
    queryKey: looksKey,
    queryFn: () => send(listLooks, {}),
    throwOnError: (_error, { state }) => state.data === undefined,
  })

/** The same for a field: when the list does not come, the field says so, and the rest of its screen stays. */
export const useLookNames = () => useQuery({ queryKey: looksKey, queryFn: () => send(listLooks, {}) })

/** Keeps one. What was typed stays when it is refused. */
export function useSaveLook(done: (look: StoredLook) => void) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (input: InputOf<typeof saveLook>) => send(saveLook, input),
    onSuccess: async ({ look }) => {
      announce(words.saved(look.title))
      notify({ id: NOTICE, text: words.saved(look.title) })
      await client.invalidateQueries({ queryKey: looksKey })
      done(look)
    },
  })
  const field = error instanceof WireError ? error.refusal?.data.field : undefined
  const failure = error && !isOutdated(error) ? { text: explain(error), field } : undefined
  return { save: mutate, isSaving: isPending, failure, error, reset }
}

/** One of them as it stands now. */
export async function lookNow(id: number | undefined): Promise<StoredLook> {
  const now = (await send(listLooks, {})).looks.find((look) => look.id === id)
  if (!now) throw new Error('The display is gone.')
  return now
}

/** Puts one into the trash. */
export function useRemoveLook() {
  const { notify, explain } = useAdmin()
  const removed = useRemoved()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: StoredLook) => send(removeLook, { id }),
    onSuccess: ({ trash }, { title }) => removed(words.removed(title), trash),
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: looksKey }),
  })
  return { remove: mutate, isRemoving: isPending }
}
