import { layOut } from '@frontage/parts/masonry'
import { useLayoutEffect, useRef } from 'react'
import type { Card } from '../../../item'
import { GUTTER, WALL_STEPS } from '../../../spec'

/** §9: how many columns a wall has in a window of this width. */
const columnsAt = (width: number, most: number): number => Math.min(most, WALL_STEPS.find(({ upTo }) => width <= upTo)?.columns ?? most)

/** Lays a wall out, item by item into the shortest column. Until then, and while what is in view would move, it is a grid. */
export function useWall(isWall: boolean, most: number, items: readonly Card[]) {
  const wall = useRef<HTMLUListElement>(null)
  const first = useRef(items)

  useLayoutEffect(() => {
    const element = wall.current
    if (!element || !isWall) return
    const isKept = first.current === items && !('laid' in element.dataset) && element.getBoundingClientRect().top < innerHeight
    return isKept ? whenWidthChanges(element, () => lay(element, most)) : lay(element, most)
  }, [isWall, most, items])

  return wall
}

const lay = (wall: HTMLElement, most: number): (() => void) =>
  layOut(wall, {
    gutter: GUTTER,
    columns: (width) => {
      const count = columnsAt(innerWidth, most)
      return { count: Math.min(count, wall.children.length), width: (width - (count - 1) * GUTTER) / count, gutter: GUTTER }
    },
  })

function whenWidthChanges(element: HTMLElement, act: () => () => void): () => void {
  const width = element.clientWidth
  let stop: (() => void) | undefined
  let next = 0
  // A wall that changes while its size is told of is told of again at once, which browsers take for a fault.
  const observer = new ResizeObserver(() => {
    if (stop || next || element.clientWidth === width) return
    next = requestAnimationFrame(() => {
      stop = act()
    })
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(next)
    stop?.()
  }
}
