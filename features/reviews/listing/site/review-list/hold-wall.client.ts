import { columnsOf, GUTTER } from '@frontage/parts/columns'
import { layOut, type WallRule } from '@frontage/parts/masonry'

/**
 * Lays a wall out by the heights that its cards have, at once or when its width changes: cards that are in view stay where
 * they were drawn. Hands back how to stop.
 */
export function holdWall(wall: HTMLElement, most: number, isNew: boolean): () => void {
  const columns = wall.firstElementChild
  if (!(columns instanceof HTMLElement)) return () => {}
  // The outer gutters lie within the width that is seen (facts, §7).
  const rule: WallRule = { columns: (width) => columnsOf(width, most), gutter: GUTTER, edge: 0 }
  if (isNew || wall.getBoundingClientRect().top > innerHeight) return layOut(columns, rule)
  let stop = whenWidthChanges(wall, () => {
    stop()
    stop = layOut(columns, rule)
  })
  return () => stop()
}

function whenWidthChanges(wall: HTMLElement, act: () => void): () => void {
  const { clientWidth } = wall
  const observer = new ResizeObserver(() => {
    if (wall.clientWidth !== clientWidth) act()
  })
  observer.observe(wall)
  return () => observer.disconnect()
}
