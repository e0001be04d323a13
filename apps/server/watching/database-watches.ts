import type { DatabaseWatch } from '@frontage/kit/storage/database.server'

/** One that tells all; undefined where nobody watches, so that nothing is measured. */
export function watchedByAll(watches: readonly (DatabaseWatch | undefined)[]): DatabaseWatch | undefined {
  const present = watches.filter((watch) => watch !== undefined)
  if (present.length < 2) return present[0]
  return {
    asked: (query) => {
      for (const watch of present) watch.asked(query)
    },
    waited: (seconds) => {
      for (const watch of present) watch.waited(seconds)
    },
    readFrom: (place) => {
      for (const watch of present) watch.readFrom?.(place)
    },
  }
}
