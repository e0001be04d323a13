import type { Feature } from '@frontage/kit/feature.server'
import type { PageSource } from '@frontage/kit/island/page'

/** The pages that an owner made, and those that features make of their own records. What an owner made comes first. */
export function withOwnPages(source: PageSource, features: readonly Feature[]): PageSource {
  const makers = features.flatMap(({ ownPage }) => ownPage ?? [])
  return {
    ...source,
    find: async (path, search) => {
      const page = await source.find(path, search)
      if (page) return page
      for (const make of makers) {
        const made = await make(path)
        if (made) return made
      }
      return undefined
    },
  }
}
