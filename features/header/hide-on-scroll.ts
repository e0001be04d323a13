import { SCROLL_THRESHOLD } from './spec'

export type Scrolled = { readonly y: number; readonly isHidden: boolean }

/** Where a page is: `end` is as far as it goes, `from` where the header is left behind. `isHeld`: somebody is in the header. */
export type Position = { readonly y: number; readonly end: number; readonly from: number; readonly isHeld: boolean }

/**
 * Theme, §4: down hides the header, up shows it; steps of 5 pixels and less are none. What springs back beyond the end of the
 * page is no way up, and whoever is in the header keeps it.
 */
export function scrolledTo(before: Scrolled, { y, end, from, isHeld }: Position): Scrolled {
  if (isHeld || y <= from) return { y, isHidden: false }
  const at = Math.min(y, end)
  if (Math.abs(at - before.y) <= SCROLL_THRESHOLD) return before
  return { y: at, isHidden: at > before.y }
}
