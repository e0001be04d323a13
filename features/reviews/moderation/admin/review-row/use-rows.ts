import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Review } from '../../../review'

export type Rows = ReturnType<typeof useRows>

type Next = { readonly id: number } | { readonly index: number }

/** Where the hands are in a list of reviews: one row is active, and the focus stays in the list when rows leave it. */
export function useRows(reviews: readonly Review[]) {
  const elements = useRef(new Map<number, HTMLElement>())
  const emptyPlace = useRef<HTMLHeadingElement>(null)
  const [activeId, setActive] = useState<number>()
  const [rejecting, setRejecting] = useState<number>()
  const indexOf = (id: number | undefined): number => reviews.findIndex((review) => review.id === id)
  const focus = (id: number | undefined): void => void (id !== undefined && elements.current.get(id)?.focus())
  const next = useNextFocus(reviews, focus, emptyPlace)
  return {
    activeId,
    rejecting,
    emptyPlace,
    setActive,
    setRejecting,
    active: (): Review | undefined => reviews[indexOf(activeId)],
    /** Moves by so many rows; into the list first. */
    step: (by: number): void => {
      const from = indexOf(activeId)
      focus(reviews[from < 0 ? 0 : Math.min(reviews.length - 1, Math.max(0, from + by))]?.id)
    },
    hold: (id: number) => (element: HTMLElement | null) => {
      if (element) elements.current.set(id, element)
      else elements.current.delete(id)
    },
    /** The row is about to leave: whatever takes its place gets the focus. */
    keepPlace: (id: number): void => {
      next.current = { index: indexOf(id) }
    },
    /** The row is about to come. */
    focusSoon: (id: number): void => {
      next.current = { id }
    },
  }
}

/** Gives the focus to the row that was named beforehand, once the rows have changed. */
function useNextFocus(reviews: readonly Review[], focus: (id: number | undefined) => void, emptyPlace: RefObject<HTMLElement | null>) {
  const next = useRef<Next>(undefined)
  const ids = reviews.map(({ id }) => id).join()
  const latest = useRef(focus)
  useEffect(() => {
    latest.current = focus
  })
  useEffect(() => {
    const to = next.current
    if (!to) return
    next.current = undefined
    const shown = ids === '' ? [] : ids.split(',').map(Number)
    if ('id' in to) latest.current(to.id)
    else if (shown.length > 0) latest.current(shown[Math.min(to.index, shown.length - 1)])
    else emptyPlace.current?.focus()
  }, [ids, emptyPlace])
  return next
}
