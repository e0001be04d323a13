import type { PageAddress } from '@frontage/kit/island/address'

/** A place in a row of page numbers: a page, or a gap where some are left out. */
export type PagePlace = number | 'gap'

/** Reviews, §9: the first page, the last one, and the current one with its neighbours. A gap of one page is that page. */
export function pagesAround(current: number, last: number): PagePlace[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const shown = [...new Set(wanted)].sort((a, b) => a - b)
  return shown.flatMap((page, place): PagePlace[] => {
    const before = shown[place - 1] ?? 0
    if (page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : ['gap', page]
  })
}

/** Which page of how many is shown, and where the list stands. */
export type PagesRow = { readonly path: string; readonly query: PageAddress['query']; readonly page: number; readonly last: number }
