import { send } from '@frontage/kit/wire/send.client'
import { useQuery } from '@tanstack/react-query'
import { pagesKey } from '../../../admin/page-keys'
import { listPages } from '../../wire.admin'

/** All pages of the site, and those that were taken away. */
export const usePages = () =>
  useQuery({
    queryKey: pagesKey,
    queryFn: () => send(listPages, {}),
    throwOnError: (_error, { state }) => state.data === undefined,
  })
