import { useLayoutEffect } from 'react'
import { history } from './history'

const STORED = 'admin-scroll'
/** Milliseconds in which a screen that comes back grows to its height again. */
const GROWING = 3_000

const keyNow = (): string => history.location.state.key ?? ''

function remembered(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

const places = remembered()

/** Notes where each address was left, for as long as this window stays open. */
export function rememberPlaces(): void {
  let current = keyNow()
  window.history.scrollRestoration = 'manual'
  const note = (): void => {
    places[current] = scrollY
  }
  history.subscribe(() => {
    note()
    current = keyNow()
  })
  addEventListener('pagehide', () => {
    note()
    try {
      sessionStorage.setItem(STORED, JSON.stringify(places))
    } catch {
      // A browser may forbid it, or have no room: then a reload starts at the top.
    }
  })
}

/** Where somebody goes, they start at the top; where they come back to, they are where they were. */
export function useScrollPlaces(): void {
  const key = keyNow()
  useLayoutEffect(() => scrollBackTo(places[key] ?? 0), [key])
}

/** Scrolls there as soon as the page is long enough, unless somebody scrolls meanwhile. Hands back what ends it. */
function scrollBackTo(top: number): () => void {
  scrollTo(0, top)
  if (scrollY >= top) return () => {}
  const growth = new ResizeObserver(() => {
    scrollTo(0, top)
    if (scrollY >= top) end()
  })
  const end = (): void => {
    growth.disconnect()
    for (const name of ['wheel', 'touchmove', 'keydown']) removeEventListener(name, end)
  }
  growth.observe(document.body)
  for (const name of ['wheel', 'touchmove', 'keydown']) addEventListener(name, end, { passive: true })
  setTimeout(end, GROWING)
  return end
}
