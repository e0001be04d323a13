import { layOut } from '@frontage/parts/masonry'

const MARK = 'data-starts-column'

/** Lays a wall out, at once or when its width changes: cards that are in view stay where they were drawn. Hands back how to stop. */
export function holdWall(wall: HTMLElement, most: number, isNew: boolean): () => void {
  if (isNew || wall.getBoundingClientRect().top > innerHeight) return layOut(wall, most)
  let stop = holdColumns(wall, () => {
    stop()
    for (const card of wall.children) card.removeAttribute(MARK)
    stop = layOut(wall, most)
  })
  return () => stop()
}

/**
 * The browser would share a wall out anew when a text in it opens: the card that was pressed could jump to another
 * column. At the first press the columns are pinned as they are, until the width changes.
 */
function holdColumns(wall: HTMLElement, whenWidthChanges: () => void): () => void {
  const width = wall.clientWidth
  const pin = (): void => {
    const cards = [...wall.children].filter((card): card is HTMLElement => card instanceof HTMLElement)
    cards.forEach((card, place) => {
      const before = cards[place - 1]
      card.toggleAttribute(MARK, before !== undefined && before.offsetLeft !== card.offsetLeft)
    })
  }
  const observer = new ResizeObserver(() => {
    if (wall.clientWidth !== width) whenWidthChanges()
  })
  observer.observe(wall)
  wall.addEventListener('click', pin, { capture: true })
  return () => {
    observer.disconnect()
    wall.removeEventListener('click', pin, { capture: true })
  }
}
