import { send } from '@frontage/kit/wire/send.client'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { allItems } from '../../../admin/keys'
import type { OwnerItem } from '../../../item'
import { listOwnItems } from '../../../wire.admin'
import { type Drawer, type Filters, stateOf } from './filters'
import type { ItemPage } from './item-pages'

const PER_PAGE = 50

export const itemsKey = ({ drawer, search, type, term }: Filters) => [...allItems, drawer, search, type, term] as const

export type KnownItems = InfiniteData<ItemPage, number>

/** The items of one drawer under some filters, page by page, in the owner's order. */
export function useItems(filters: Filters) {
  const { drawer, search, type, term } = filters
  const query = useInfiniteQuery({
    queryKey: itemsKey(filters),
    queryFn: ({ pageParam }) => send(listOwnItems, { q: search, state: stateOf(drawer), type, term, page: pageParam, perPage: PER_PAGE }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PER_PAGE < total ? page + 1 : undefined),
    /** While filters change the rows before stay; another drawer starts with none. */
    placeholderData: (before, last) => (last?.queryKey[2] === drawer ? before : undefined),
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  const [known, setKnown] = useState<Readonly<Record<Drawer, number>>>()
  const counts = query.data?.pages[0]?.counts
  if (counts && (counts.draft !== known?.draft || counts.published !== known.published))
    setKnown({ ...counts, all: counts.draft + counts.published })
  const items = query.data && onceEach(query.data.pages.flatMap((page) => page.items))
  return { ...query, items, counts: known }
}

/** An item that was added meanwhile moves the others on: some come twice. */
const onceEach = (items: readonly OwnerItem[]): OwnerItem[] => [...new Map(items.map((item) => [item.id, item])).values()]
