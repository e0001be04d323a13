import { type RefObject, useEffect, useRef } from 'react'
import type { EditorContext } from './editing'
import { listenTo } from './keys'

/** The editor's keys, wherever in its screen one is: in the canvas, in its panels, at its title, or nowhere else. */
export function useKeys(desk: EditorContext, around: RefObject<HTMLElement | null>, canvas: Document | undefined): void {
  const latest = useRef(desk)
  useEffect(() => {
    latest.current = desk
  })
  useEffect(() => {
    const screen = around.current?.closest('main')
    const isInside = (target: EventTarget | null): boolean => target === document.body || screen?.contains(target as Node) === true
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
