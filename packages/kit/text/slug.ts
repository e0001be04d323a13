import { fold } from './text'

/** What may stand in an address of whatever a thing is called, `most` characters of it; empty when nothing is left. */
export const slugOf = (title: string, most = 100): string =>
  fold(title)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^-|-$/g, '')

/** The first of `slug`, `slug-2`, `slug-3` … that is free. */
export async function freeSlug(wish: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wish : `${wish}-${number}`
    if (!(await isTaken(slug))) return slug
  }
}
