import { send } from '@frontage/kit/wire/send.client'
import { listFilms } from '../../wire.films'
import { allFilms } from '../keys'
import { usePages } from '../use-pages'

/** Films, or captions, of some name, page by page, the newest first. */
export function useFilms(search: string, kind: 'video' | 'captions' = 'video') {
  const { items: films, ...query } = usePages({
    key: [...allFilms, kind, search],
    ask: (page, perPage) => send(listFilms, { q: search, kind, page, perPage }),
    itemsIn: (page) => page.films,
    nameOf: ({ file }) => file,
  })
  return { ...query, films }
}
