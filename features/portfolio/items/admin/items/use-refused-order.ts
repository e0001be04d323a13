import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { type Difference, isOutdated, useConflict } from '@frontage/parts/admin/use-conflict'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { allItems } from '../../../admin/keys'
import type { OwnerItem } from '../../../item'
import { messages } from '../../../messages.admin'
import { listOwnItems, reorderItems } from '../../../wire.admin'
import { idsBetween, type Step, stepsBetween } from './order'

type Refused = {
  readonly error: unknown
  /** How often: theirs is read anew each time. */
  readonly times: number
  readonly passed: ReadonlySet<number>
  readonly titles: ReadonlyMap<number, string>
}

/** All items in an order, with their titles. */
type Ordered = { readonly ids: readonly number[]; readonly titles: ReadonlyMap<number, string> }

const PER_PAGE = 100

/** Moves that were refused because somebody else has moved the same items: both orders are shown, and one is chosen. */
export function useRefusedOrder(items: readonly OwnerItem[]) {
  const { notify, explain } = useAdmin()
  const client = useQueryClient()
  const wanted = useRef<readonly number[]>([])
  const [refused, setRefused] = useState<Refused>()
  const done = (): void => {
    setRefused(undefined)
    void client.invalidateQueries({ queryKey: allItems })
  }
  const keep = useMutation({
    mutationFn: async ({ mine, standing }: { readonly mine: readonly number[]; readonly standing: readonly number[] }) => {
      for (const step of stepsBetween(standing, mine)) await send(reorderItems, step)
    },
    onSuccess: done,
    onError: (error) => {
      // Somebody has moved them once more.
      if (isOutdated(error)) return setRefused((before) => before && { ...before, error, times: before.times + 1 })
      notify({ id: 'portfolio', text: explain(error), tone: 'bad' })
      done()
    },
  })
  const passed = refused?.passed ?? new Set()
  const conflict = useConflict<Ordered, { value: Ordered; revision: string }>({
    ...{ queryKey: ['portfolio-order', refused?.times], error: refused?.error, isSaving: keep.isPending, takeTheirs: done, notNow: done },
    mine: { ids: wanted.current, titles: refused?.titles ?? new Map() },
    read: async () => ({ value: await allItemsInOrder(), revision: '' }),
    compare: (theirs, mine) => differencesOf(theirs, mine, passed),
    keepMine: ({ value: { ids } }) => {
      const between = idsBetween(passed, ids, wanted.current)
      keep.mutate({ mine: wanted.current.filter((id) => between.has(id)), standing: ids.filter((id) => between.has(id)) })
    },
  })
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  return {
    conflict,
    wants: (ids: readonly number[]): void => {
      wanted.current = ids
    },
    add: (error: unknown, steps: readonly Step[]): void =>
      setRefused((before) => ({
        error,
        times: (before?.times ?? 0) + 1,
        passed: new Set([...(before?.passed ?? []), ...steps.flatMap(({ ids }) => ids)]),
        titles,
      })),
  }
}

/** What was moved, with what lies between, as both have it. */
function differencesOf(theirs: Ordered, mine: Ordered, passed: ReadonlySet<number>): Difference[] {
  const between = idsBetween(passed, theirs.ids, mine.ids)
  const titlesOf = ({ ids }: Ordered): string =>
    ids.flatMap((id) => (between.has(id) ? [theirs.titles.get(id) ?? mine.titles.get(id) ?? ''] : [])).join('\n')
  return [{ path: 'order', label: messages.list.order, theirs: titlesOf(theirs), mine: titlesOf(mine) }]
}

async function allItemsInOrder(): Promise<Ordered> {
  const all: (readonly [number, string])[] = []
  for (let page = 1; ; page++) {
    const { items, total } = await send(listOwnItems, { page, perPage: PER_PAGE })
    all.push(...items.map(({ id, title }) => [id, title] as const))
    if (!items.length || page * PER_PAGE >= total) return { ids: all.map(([id]) => id), titles: new Map(all) }
  }
}
