import { useEffect, useRef } from 'react'
import type { Display } from '../../../display'

/**
 * Lays a wall of a masonry list out, card by card into the shortest column. Until then they stand in the columns that were
 * chosen when they were drawn; cards that are in view are not moved to other ones, they are laid out once the width
 * changes. All other layouts are the style sheet's.
 */
export function useWall({ layout, perRow }: Pick<Display, 'layout' | 'perRow'>, isNew: boolean) {
  const wall = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = wall.current
    if (!element || layout !== 'masonry') return
    const coming = import('./hold-wall.client').then((code) => code.holdWall(element, perRow, isNew))
    return () => void coming.then((stop) => stop())
  }, [layout, perRow, isNew])

  return wall
}
