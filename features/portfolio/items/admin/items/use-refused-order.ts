import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { isOutdated, useConflict } from '@frontage/parts/admin/use-conflict'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { allItems } from '../../../admin/keys'
import type { OwnerItem } from '../../../item'
import { messages } from '../../../messages.admin'
import { listOwnItems, reorderItems } from '../../../wire.admin'
import { type Step, stepsBetween } from './order'

type Refused = {
  readonly error: unknown
  /** How often: theirs is read anew each time. */
  readonly times: number
  readonly passed: ReadonlySet<number>
  readonly names: ReadonlyMap<number, string>
}

const PER_PAGE = 100
const labels = { order: messages.list.order }

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
  const mine = wanted.current.filter((id) => refused?.passed.has(id))
  const namesOf = (ids: readonly number[]): string[] => ids.map((id) => refused?.names.get(id) ?? '')
  const conflict = useConflict({
    ...{ queryKey: ['portfolio-order', refused?.times], error: refused?.error, labels, isSaving: keep.isPending },
    mine: { order: namesOf(mine) },
    read: async () => {
      const standing = (await allIds()).filter((id) => refused?.passed.has(id))
      return { standing, value: { order: namesOf(standing) }, revision: '' }
    },
    keepMine: ({ standing }) => keep.mutate({ mine, standing }),
    takeTheirs: done,
    notNow: done,
  })
  const namesNow = new Map(items.map(({ id, title }) => [id, title]))
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
        names: namesNow,
      })),
  }
}

async function allIds(): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const { items, total } = await send(listOwnItems, { page, perPage: PER_PAGE })
    ids.push(...items.map(({ id }) => id))
    if (!items.length || page * PER_PAGE >= total) return ids
  }
}
