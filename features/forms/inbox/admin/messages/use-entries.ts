import { send } from '@frontage/kit/wire/send.client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entry } from '../../../entry'
import { getEntry, listEntries } from '../../wire.admin'
import { allEntries, type EntryPage, entryKey } from '../keys'
import { rowsIn } from './entry-pages'
import type { Filters } from './filters'

const EVERY = 60_000
const WHILE_ON_ITS_WAY = 5_000

/** The messages of one drawer, page by page, newest first. */
export function useEntries(filters: Filters) {
  const query = useInfiniteQuery({
    queryKey: [...allEntries, filters],
    queryFn: ({ pageParam }): Promise<EntryPage> => send(listEntries, { ...filters, before: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next || undefined,
    refetchInterval: EVERY,
    /** While filters change the rows before stay; another drawer starts with none. */
    placeholderData: (before, last) => ((last?.queryKey[2] as Filters | undefined)?.state === filters.state ? before : undefined),
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  const [known, setKnown] = useState<EntryPage['counts']>()
  const counts = query.data?.pages[0]?.counts
  if (counts && counts !== known) setKnown(counts)
  return { ...query, rows: query.data && rowsIn(query.data), counts: counts ?? known }
}

const isOnItsWay = ({ deliveries, replies }: Entry): boolean =>
  [...deliveries, ...replies.map(({ delivery }) => delivery)].some((sent) => sent?.state === 'queued')

/** One message with everything; looked at again as long as a letter of it is on its way. */
export const useEntry = (id: number) =>
  useQuery({
    queryKey: entryKey(id),
    queryFn: () => send(getEntry, { id }),
    refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data) ? WHILE_ON_ITS_WAY : false),
  })
