import { send } from '@frontage/kit/wire/send.client'
import { listFilms } from '../../wire.films'
import { allFilms } from '../keys'
import { usePages } from '../use-pages'

/** Films of some name, page by page, the newest first. */
export function useFilms(search: string) {
  const { items: films, ...query } = usePages({
    key: [...allFilms, search],
    ask: (page, perPage) => send(listFilms, { q: search, page, perPage }),
    itemsIn: (page) => page.films,
    nameOf: ({ file }) => file,
  })
  return { ...query, films }
}
