import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { isOutdated } from '@frontage/parts/admin/use-conflict'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { allItems } from '../../../admin/keys'
import type { OwnerItem } from '../../../item'
import { messages } from '../../../messages.admin'
import { reorderItems } from '../../../wire.admin'
import type { Filters } from './filters'
import { withOrder } from './item-pages'
import { moved, type Step, stepsTo } from './order'
import { itemsKey, type KnownItems } from './use-items'
import { useRefusedOrder } from './use-refused-order'

/** `action`: the button of the row to which the focus returns once the row has moved. */
type Move = { readonly id: number; readonly to: number; readonly action?: 'up' | 'down' }

export type Order = ReturnType<typeof useOrder>

/** Puts items into another order: on the screen at once, on the server one move after the other. */
export function useOrder(items: readonly OwnerItem[], filters: Filters) {
  const { announce, notify, explain } = useAdmin()
  const client = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<Pick<Move, 'id' | 'action'>>(undefined)
  useEffect(() => {
    const { id, action } = wanted.current ?? {}
    const button = action && list.current?.querySelector<HTMLElement>(`[data-item="${id}"] [data-action="${action}"]`)
    wanted.current = undefined
    if (button) button.focus()
  })
  const refused = useRefusedOrder(items)
  const { mutate } = useMutation({
    scope: { id: 'portfolio-order' },
    mutationFn: async (steps: readonly Step[]) => {
      for (const step of steps) await send(reorderItems, step)
    },
    onError: (error, steps) =>
      isOutdated(error) ? refused.add(error, steps) : notify({ id: 'portfolio', text: explain(error), tone: 'bad' }),
    onSettled: () => client.isMutating() <= 1 && client.invalidateQueries({ queryKey: allItems }),
  })
  const move = ({ id, to, action }: Move): void => {
    const ids = items.map((item) => item.id)
    const from = ids.indexOf(id)
    const next = moved(ids, from, to)
    if (next === ids) {
      announce(messages.list.stays)
      return
    }
    const place = next.indexOf(id)
    wanted.current = action && { id, action }
    void client.cancelQueries({ queryKey: allItems })
    client.setQueryData<KnownItems>(itemsKey(filters), (known) => known && { ...known, pages: withOrder(known.pages, next) })
    refused.wants(next)
    mutate(stepsTo(ids, from, place))
    announce(messages.list.moved(items[from]!.title, place + 1))
  }
  return { list, move, conflict: refused.conflict }
}
