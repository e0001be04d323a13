import { send } from '@frontage/kit/wire/send.client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listMedia, type Media } from '../wire.admin'
import type { Filters } from './filters'
import { allMedia } from './keys'

const PER_PAGE = 48

/** Pictures under some filters, page by page, the newest first. */
export function useMedia({ search, isUndescribed }: Filters) {
  const query = useInfiniteQuery({
    queryKey: [...allMedia, search, isUndescribed],
    queryFn: ({ pageParam }) => send(listMedia, { q: search, undescribed: isUndescribed ? '1' : '', page: pageParam, perPage: PER_PAGE }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PER_PAGE < total ? page + 1 : undefined),
    /** While filters change the pictures before stay. */
    placeholderData: (before) => before,
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  return { ...query, media: query.data && onceEach(query.data.pages.flatMap((page) => page.media)), total: query.data?.pages[0]?.total }
}

/** A picture that was added meanwhile moves the others on: some come twice. */
const onceEach = (media: readonly Media[]): Media[] => [...new Map(media.map((picture) => [picture.name, picture])).values()]
