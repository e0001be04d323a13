import { useAdmin } from '@frontage/kit/admin/screen'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import type { Crop } from '../../crop'
import { messages } from '../../messages.edits'
import { type Corner, dragged, moved, wayOf } from './crop-box'

type Frame = { readonly crop: Crop; readonly ratio: number | undefined; readonly change: (crop: Crop) => void }
type Part = Corner | 'area'

/** What moves the frame of a crop, or one of its corners: the pointer, or the arrow keys. */
export function useFrame(stage: RefObject<HTMLElement | null>, { crop, ratio, change }: Frame) {
  const { announce } = useAdmin()
  const start = useRef<{ readonly part: Part; readonly crop: Crop; readonly x: number; readonly y: number }>(undefined)
  const changed = (part: Part, from: Crop, x: number, y: number): Crop =>
    part === 'area' ? moved(from, x, y) : dragged(from, part, x, y, ratio)
  const press = (part: Part) => (event: KeyboardEvent) => {
    const way = wayOf(event)
    if (!way) return
    event.preventDefault()
    const next = changed(part, crop, ...way)
    change(next)
    announce(messages.crop.at(next))
  }
  const grab = (part: Part) => (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { part, crop, x: event.clientX, y: event.clientY }
  }
  const drag = ({ clientX, clientY }: PointerEvent): void => {
    const [box, from] = [stage.current?.getBoundingClientRect(), start.current]
    if (box && from)
      change(changed(from.part, from.crop, ((clientX - from.x) / box.width) * 1000, ((clientY - from.y) / box.height) * 1000))
  }
  const release = (): void => {
    start.current = undefined
  }
  return (part: Part) => ({
    ...{ onKeyDown: press(part), onPointerDown: grab(part), onPointerMove: drag, onPointerUp: release, onPointerCancel: release },
  })
}
