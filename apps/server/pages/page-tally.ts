/** How often pages were in memory, and what was answered out of it by status, since the start. */
export type PageTally = {
  hits: number
  misses: number
  readonly answers: Readonly<Record<'GET' | 'HEAD', Record<number, number>>>
}

export const createPageTally = (): PageTally => ({ hits: 0, misses: 0, answers: { GET: { 200: 0, 304: 0 }, HEAD: { 200: 0 } } })

/** Counts an answer that came out of memory. */
export function countAnswer({ answers }: PageTally, method: string | undefined, status: number): void {
  const counts = answers[method === 'HEAD' ? 'HEAD' : 'GET']
  counts[status] = (counts[status] ?? 0) + 1
}
