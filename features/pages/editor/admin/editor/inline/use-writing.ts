import { useAdmin } from '@frontage/kit/admin/screen'
import { useState } from 'react'
import type { Module } from '../../../../admin/document/document'
import { placeOfKey } from '../../../../admin/document/keys'
import { messages } from '../../../messages'
import { replaceAt } from '../../document/edits'
import type { CanvasStore } from '../canvas/canvas-context'
import type { Editing } from '../page-editing'
import { isRich, type Written, withText, writtenIn } from './find-text'
import { writeInPlace } from './write-in-place'
import type { RichWriting } from './write-rich'

/** Each time is a step of its own. */
let times = 0

export type Point = { readonly x: number; readonly y: number }

/** Words of a module are typed over on the page itself: those that were pointed at, or the first. */
export function useWriting(store: CanvasStore, { edit }: Pick<Editing, 'edit'>) {
  const { announce } = useAdmin()
  const [writing, setWriting] = useState<RichWriting>()
  const write = async (key: string, at?: Point): Promise<void> => {
    const { writeRichInPlace } = await import('./write-rich')
    const root = store.page?.querySelector<HTMLElement>(`[data-puck-component="${key}"]`)
    const module = store.part(key)
    const found = root && module && 'block' in module ? nearest(writtenIn(root, module.props), at) : undefined
    if (!found) return announce(messages.noText)
    const mark = `writing ${times++}`
    const typed = (text: string): void => {
      const document = store.document()
      const place = placeOfKey(document, key)
      if (!place) return
      const next = replaceAt<Module>(document, place, (before) => ({ ...before, props: withText(before.props, found.path, text) }))
      edit(next, undefined, mark)
    }
    const goOn = store.drawing.hold(key)
    const ended = (): void => {
      setWriting(undefined)
      goOn()
    }
    const actions = { typed, ended }
    announce(isRich(found) ? messages.editingText : messages.editing)
    if (isRich(found)) setWriting(writeRichInPlace(found, { ...actions, label: messages.textHere }))
    else writeInPlace(found, actions)
  }
  return { writing, write }
}

function nearest(all: readonly Written[], at: Point | undefined): Written | undefined {
  if (!at) return all[0]
  const far = ({ element }: Written): number => distance(element.getBoundingClientRect(), at)
  return all.filter(isShown).toSorted((one, other) => far(one) - far(other))[0]
}

/** What is folded away is near nothing. */
const isShown = ({ element }: Written): boolean =>
  'checkVisibility' in element ? element.checkVisibility() : (element as HTMLElement).getClientRects().length > 0

const distance = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
