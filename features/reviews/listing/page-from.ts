/** Reviews, §5: page numbers below 2 become 1. */
export const pageFrom = (page: number): number => (page < 2 || Number.isNaN(page) ? 1 : Math.trunc(page))
