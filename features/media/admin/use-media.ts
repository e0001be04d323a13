import { send } from '@frontage/kit/wire/send.client'
import { listMedia } from '../wire.admin'
import type { Filters } from './filters'
import { allMedia } from './keys'
import { usePages } from './use-pages'

/** Pictures under some filters, page by page, the newest first. */
export function useMedia({ search, tag, isUndescribed }: Filters) {
  const { items: media, ...query } = usePages({
    key: [...allMedia, search, tag, isUndescribed],
    ask: (page, perPage) => send(listMedia, { q: search, tag, undescribed: isUndescribed ? '1' : '', page, perPage }),
    itemsIn: (page) => page.media,
    nameOf: ({ name }) => name,
  })
  return { ...query, media }
}
