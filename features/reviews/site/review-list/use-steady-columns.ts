import { useEffect, useRef } from 'react'

const MARK = 'data-starts-column'

/**
 * The browser shares a wall out among columns, and would do so again when a text in it opens: the card that was
 * pressed could jump to another column. At the first press the columns are pinned as they are, until the width changes.
 */
export function useSteadyColumns() {
  const wall = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = wall.current
    if (!element) return
    let width = element.clientWidth
    const pin = (): void => {
      const cards = [...element.children].filter((card): card is HTMLElement => card instanceof HTMLElement)
      cards.forEach((card, place) => {
        const before = cards[place - 1]
        card.toggleAttribute(MARK, before !== undefined && before.offsetLeft !== card.offsetLeft)
      })
    }
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      for (const card of element.children) card.removeAttribute(MARK)
    })
    observer.observe(element)
    element.addEventListener('click', pin, { capture: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('click', pin, { capture: true })
    }
  }, [])

  return wall
}
