import { type RefObject, useEffect, useRef } from 'react'

/** A row of tabs that may be wider than its screen: it says at which end there are more, and shows the one that is open. */
export function useTabRow(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  const shown = useRef<Element>(null)
  useEffect(() => (row.current ? markEnds(row.current) : undefined), [])
  // Which tab is open is the tabs' own, so it is looked for after every change.
  useEffect(() => {
    const open = row.current?.querySelector('[role="tab"][aria-selected="true"]')
    if (open && open !== shown.current) toMiddle(row.current!, open)
    shown.current = open ?? null
  })
  return row
}

function markEnds(row: HTMLElement): () => void {
  const mark = (): void => {
    const passed = Math.abs(row.scrollLeft)
    row.toggleAttribute('data-more-before', passed > 1)
    row.toggleAttribute('data-more-after', passed < row.scrollWidth - row.clientWidth - 1)
  }
  const sizes = new ResizeObserver(mark)
  for (const element of [row, ...row.children]) sizes.observe(element)
  row.addEventListener('scroll', mark, { passive: true })
  return () => {
    sizes.disconnect()
    row.removeEventListener('scroll', mark)
  }
}

/** Only the row moves, never the page. */
function toMiddle(row: HTMLElement, tab: Element): void {
  const [around, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2)
}
