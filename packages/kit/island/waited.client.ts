/** For how long, in milliseconds, the island that an element stands in has been on its page: its code may have come just now. */
export function waitedIn(element: Element | null): number {
  const since = element?.closest<HTMLElement>('[data-island]')?.dataset.since
  return since ? Date.now() - Number(since) : 0
}
