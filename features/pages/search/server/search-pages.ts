import { excerptOf } from '@frontage/kit/excerpt'
import type { Search, SearchResult, Tools } from '@frontage/kit/feature.server'
import { createRemembered } from '@frontage/kit/remembered.server'
import { shortTitle } from '@frontage/kit/short-title'
import { fold } from '@frontage/kit/text'
import type { PublishedPages } from '../../server/published.store'

export type PageSearch = {
  readonly search: Search
  /** The first page that shows a block. */
  pathWith(block: string): Promise<string | undefined>
  forget(): void
}

const MOST_REMEMBERED = 50

/** Published pages by their words; titles count more. What was found is remembered until a page changes. */
export function createPageSearch(published: PublishedPages, site: Tools['site']): PageSearch {
  const known = createRemembered<readonly SearchResult[]>(MOST_REMEMBERED)
  const paths = createRemembered<{ readonly path: string | undefined }>(MOST_REMEMBERED)

  async function look(words: string, most: number, name: string): Promise<readonly SearchResult[]> {
    const wanted = fold(words).split(/\s+/)
    // Everything that is found is of this business: its name behind a title says nothing, but is found.
    const found = (await published.holding(wanted)).map((page) => ({ ...page, title: shortTitle(page.title, name) }))
    const isInTitle = ({ title }: { readonly title: string }): boolean => wanted.every((word) => fold(title).includes(word))
    const first = found.filter(isInTitle)
    const best = (first.length < most ? [...first, ...found.filter((page) => !isInTitle(page))] : first).slice(0, most)
    const texts = await published.textsOf(best.map(({ id }) => id))
    return best.map(({ id, path, title }) => ({
      ...{ kind: 'page' as const, title, excerpt: excerptOf(texts.get(id) ?? '', words), at: { href: path } },
    }))
  }

  return {
    forget: () => {
      known.forget()
      paths.forget()
    },
    pathWith: async (block) => (await paths.recall(block, async () => ({ path: await published.pathWith(block) }))).path,
    search: async (words, most) => {
      const name = (await site.read('name')) ?? ''
      return known.recall(JSON.stringify([words, most, name]), () => look(words, most, name))
    },
  }
}
