import type { Search, SearchResult } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { MOST_FOUND } from '../../spec'
import { type FoundOne, searchSite } from '../wire'
import type { PageSearch } from './search-pages'

/** Asks every feature that has something to find; less than two letters find nothing. */
export const searchSiteRoute = (searches: () => readonly Search[], { pathWith }: Pick<PageSearch, 'pathWith'>) =>
  answer(searchSite)
    .allow(anyone)
    .costing(() => 'search')
    .with(async ({ s: words }) => {
      if (words.length < 2) return { words, found: [] }
      const found = await Promise.all(searches().map((search) => search(words, MOST_FOUND)))
      const placed = await Promise.all(found.flat().map((one) => place(one, pathWith)))
      return { words, found: placed.filter((one) => one !== undefined) }
    })

/** What no page shows cannot be found. */
async function place({ at, ...one }: SearchResult, pathWith: PageSearch['pathWith']): Promise<FoundOne | undefined> {
  if ('href' in at) return { ...one, href: at.href }
  const path = await pathWith(at.block)
  return path === undefined ? undefined : { ...one, href: `${path}?${at.query}` }
}
