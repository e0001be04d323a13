import { send } from '@frontage/kit/wire/send.client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listReviews } from '../../../wire.admin'
import { allQueues, type Counts, type Queue, type QueuePage } from '../keys'
import type { FilterChoice } from './filters'

/** With fewer rows than this the next page is fetched unasked, so that working through the queue never stops short. */
const FEW = 6

/** The reviews in one state under some filters, page by page. */
export function useQueue(filters: FilterChoice) {
  const query = useInfiniteQuery({
    queryKey: [...allQueues, filters],
    queryFn: ({ pageParam }): Promise<QueuePage> => send(listReviews, { ...filters, after: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    /** While filters change the rows before stay; another state starts with none. */
    placeholderData: (before, query) => ((query?.queryKey[2] as FilterChoice | undefined)?.status === filters.status ? before : undefined),
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  const reviews = query.data?.pages.flatMap((page) => page.reviews)
  const { hasNextPage, isFetching, fetchNextPage } = query
  const isShort = hasNextPage && !isFetching && (reviews?.length ?? FEW) < FEW
  useEffect(() => {
    if (isShort) void fetchNextPage()
  }, [isShort, fetchNextPage])
  return { ...query, reviews, ...useLastKnown(query.data) }
}

type Known = {
  readonly counts: Counts | undefined
  readonly sources: readonly string[]
  readonly languages: readonly string[]
  readonly samples: number
  readonly samplesAreShown: boolean
}

const nothing: Known = { counts: undefined, sources: [], languages: [], samples: 0, samplesAreShown: false }

/** Counts and choices stay in sight while another state is being fetched. */
function useLastKnown(queue: Queue | undefined): Known {
  const [known, setKnown] = useState(nothing)
  const page = queue?.pages[0]
  if (page && page.counts !== known.counts) setKnown(page)
  const { counts, sources, languages, samples, samplesAreShown } = known
  return { counts, sources, languages, samples, samplesAreShown }
}
