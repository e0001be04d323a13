import { useInfiniteQuery } from '@tanstack/react-query'

const PER_PAGE = 48

type Paged<Page, Item> = {
  readonly key: readonly unknown[]
  readonly ask: (page: number, perPage: number) => Promise<Page>
  readonly itemsIn: (page: Page) => readonly Item[]
  readonly nameOf: (item: Item) => string
}

/** What is in the media, page by page, the newest first. */
export function usePages<Page extends { readonly total: number }, Item>({ key, ask, itemsIn, nameOf }: Paged<Page, Item>) {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => ask(pageParam, PER_PAGE),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PER_PAGE < total ? page + 1 : undefined),
    /** While filters change what was found before stays. */
    placeholderData: (before) => before,
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  const { pages } = query.data ?? {}
  return { ...query, items: pages && onceEach(pages.flatMap(itemsIn), nameOf), total: pages?.[0]?.total }
}

/** What was added meanwhile moves the others on: some come twice. */
const onceEach = <Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [nameOf(item), item])).values(),
]
