import { type RefCallback, useCallback, useState } from 'react'

type Size = { readonly width: number; readonly height: number }

/** Pixels of the room inside of an element's padding. */
function roomIn(element: HTMLElement): Size {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element)
  const room = (whole: number, ...paddings: string[]): number =>
    paddings.reduce((left, padding) => left - (Number.parseFloat(padding) || 0), whole)
  return { width: room(element.clientWidth, paddingLeft, paddingRight), height: room(element.clientHeight, paddingTop, paddingBottom) }
}

/**
 * The room inside of an element in CSS pixels. It is known before the element is painted for the first time, so that nothing that
 * depends on it moves under a pointer, and followed from then on.
 */
export function useSize<E extends HTMLElement = HTMLDivElement>(): Size & { readonly ref: RefCallback<E> } {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const ref = useCallback((element: E | null) => {
    if (!element) return
    setSize(roomIn(element))
    const observer = new ResizeObserver(([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, ...size }
}
