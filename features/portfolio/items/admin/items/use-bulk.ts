import { useAdmin } from '@frontage/kit/admin/screen'
import type { RequestOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { portionsOf } from '@frontage/parts/admin/chosen'
import { useRemoved } from '@frontage/parts/admin/use-removed'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { allItems, termsKey } from '../../../admin/keys'
import { messages } from '../../../messages.admin'
import { changeItems } from '../../../wire.admin'

export type ItemAction = RequestOf<typeof changeItems>['action']
type Bulk = { readonly ids: readonly number[]; readonly action: ItemAction; readonly term?: number }

/** What takes an action back, where there is such a thing; what was removed comes back from the trash. */
const undoing: Partial<Record<ItemAction, ItemAction>> = { publish: 'withdraw', withdraw: 'publish' }
const NOTICE = 'portfolio'

/** One action on many items. */
export function useBulk(done: () => void) {
  const { notify, announce, explain } = useAdmin()
  const removed = useRemoved()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ ids, action, term = 0 }: Bulk) => {
      let changed = 0
      const trash: number[] = []
      for (const portion of portionsOf(ids)) {
        const answer = await send(changeItems, { ids: portion, action, term })
        changed += answer.changed
        trash.push(...answer.trash)
      }
      return { changed, trash }
    },
    onSuccess: ({ changed, trash }, { ids, action }) => {
      const text = messages.bulk[action](changed)
      const back = undoing[action]
      if (action === 'remove') removed(text, trash)
      else {
        announce(text)
        notify({ id: NOTICE, text, ...(back && { action: { label: 'Undo', run: () => mutate({ ids, action: back }) } }) })
      }
      done()
    },
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: allItems }), client.invalidateQueries({ queryKey: termsKey })]),
  })
  return { change: mutate, isChanging: isPending }
}
