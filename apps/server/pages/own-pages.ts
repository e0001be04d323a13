import type { Feature } from '@frontage/kit/feature.server'
import type { PageSource } from '@frontage/kit/island/page'

/**
 * The pages that an owner made, and those that features make of their own records. What an owner made comes first. Around
 * all of them stands what features put on every page.
 */
export function withOwnPages(source: PageSource, features: readonly Feature[]): PageSource {
  const makers = features.flatMap(({ ownPage }) => ownPage ?? [])
  const surroundings = features.flatMap(({ around }) => around ?? [])
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
    frame: async () => {
      const [frame, ...around] = await Promise.all([source.frame(), ...surroundings.map((ask) => ask())])
      return {
        header: [...around.flatMap(({ above }) => above), ...frame.header],
        footer: [...frame.footer, ...around.flatMap(({ below }) => below)],
      }
    },
  }
}
