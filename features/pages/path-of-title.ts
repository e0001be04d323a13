import { slugOf } from '@frontage/kit/slug'

/** The path that a page gets from its title; `/` and a number where that is taken. */
export function pathOfTitle(title: string, taken: readonly string[] = []): string {
  const path = `/${slugOf(title, 80) || 'page'}`
  if (!taken.includes(path)) return path
  for (let number = 2; ; number++) if (!taken.includes(`${path}-${number}`)) return `${path}-${number}`
}
