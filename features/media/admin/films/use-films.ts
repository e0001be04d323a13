import { send } from '@frontage/kit/wire/send.client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type Film, listFilms } from '../../wire.films'
import { allFilms } from '../keys'

const PER_PAGE = 48

/** Films of some name, page by page, the newest first. */
export function useFilms(search: string) {
  const query = useInfiniteQuery({
    queryKey: [...allFilms, search],
    queryFn: ({ pageParam }) => send(listFilms, { q: search, page: pageParam, perPage: PER_PAGE }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PER_PAGE < total ? page + 1 : undefined),
    placeholderData: (before) => before,
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  return { ...query, films: query.data && onceEach(query.data.pages.flatMap((page) => page.films)), total: query.data?.pages[0]?.total }
}

/** A film that was added meanwhile moves the others on: some come twice. */
const onceEach = (films: readonly Film[]): Film[] => [...new Map(films.map((film) => [film.file, film])).values()]
