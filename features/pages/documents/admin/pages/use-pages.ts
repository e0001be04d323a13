import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesKey } from '../../../admin/page-keys'
import { PER_PAGE } from '../../drawers'
import { listPages, listPaths } from '../../wire.admin'
import { drawerIn } from './page-states'

/** The pages of the drawer that is open, as far as they are shown, and what brings more of them. */
export function usePages() {
  const { search: query } = useAdmin()
  const [drawer, search] = [drawerIn(query), query.get('search') ?? '']
  const place = JSON.stringify([drawer, search])
  const [shown, setShown] = useState({ place, most: PER_PAGE })
  const most = shown.place === place ? shown.most : PER_PAGE
  const { data, isFetching } = useQuery({
    queryKey: [...pagesKey, drawer, search, most],
    queryFn: () => send(listPages, { state: drawer, search, most }),
    /** While more come, or others are looked for, what was there stays. */
    placeholderData: (before, last) => (last?.queryKey[2] === drawer ? before : undefined),
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  const listed = data && data.pages.length + data.removed.length
  const hasMore = listed !== undefined && listed < data!.total
  return { data, drawer, search, more: { hasMore, isFetching, show: () => setShown({ place, most: most + PER_PAGE }) } }
}

/** Every path that is taken, for new pages. */
export const usePaths = () => useQuery({ queryKey: [...pagesKey, 'paths'], queryFn: () => send(listPaths, {}) }).data?.paths
