/** For how long, in milliseconds, the island that an element stands in has been on its page: its code may have come just now. */
export const waitedIn = (element: Element | null): number => ageOf(element, 'since')

/** For how long it has been used: since the first sign of it, when its code was asked for. */
export const usedFor = (element: Element | null): number => ageOf(element, 'used')

function ageOf(element: Element | null, name: 'since' | 'used'): number {
  const moment = element?.closest<HTMLElement>('[data-island]')?.dataset[name]
  return moment ? Date.now() - Number(moment) : 0
}
