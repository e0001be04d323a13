import { type RefObject, useEffect, useRef } from 'react'
import type { EditorContext } from './editing'
import { listenTo } from './keys'

/** The editor's keys, wherever in it one is: in the canvas, in its panels, or nowhere else. */
export function useKeys(desk: EditorContext, around: RefObject<HTMLElement | null>, canvas: Document | undefined): void {
  const latest = useRef(desk)
  useEffect(() => {
    latest.current = desk
  })
  useEffect(() => {
    const isInside = (target: EventTarget | null): boolean => target === document.body || around.current?.contains(target as Node) === true
    return listenTo(document, () => latest.current, isInside)
  }, [around])
  useEffect(
    () =>
      canvas
        ? listenTo(
            canvas,
            () => latest.current,
            () => true,
          )
        : undefined,
    [canvas],
  )
}
