/** The path that a page gets from its title; `/` and a number where that is taken. */
export function pathOfTitle(title: string, taken: readonly string[] = []): string {
  const path = `/${slugOf(title) || 'page'}`
  if (!taken.includes(path)) return path
  for (let number = 2; ; number++) if (!taken.includes(`${path}-${number}`)) return `${path}-${number}`
}

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
