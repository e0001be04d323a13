import { createUsePuck, type OnAction, useGetPuck } from '@puckeditor/core'
import { useEffect } from 'react'
import { type CanvasStore, useCanvas } from '../canvas/canvas-context'
import { useEditing } from '../editing'
import { useQuietDrag } from './quiet-drag'
import { signOf, toPuck } from './to-puck'

const usePuck = createUsePuck()
type Puck = ReturnType<ReturnType<typeof useGetPuck>>

/** What we tell the canvas ourselves is no news to us. */
let isTelling = false

/** Keeps the canvas in step with the document: its order, and what is selected. */
export function Bridge() {
  useQuietDrag()
  const { document, selected } = useEditing()
  const getPuck = useGetPuck()
  const store = useCanvas()
  const isDragging = usePuck(({ appState }) => appState.ui.isDragging)
  useEffect(() => {
    if (isDragging) return
    isTelling = true
    const data = toPuck(document)
    if (signOf(data) !== signOf(getPuck().appState.data)) getPuck().dispatch({ type: 'setData', data: () => data, recordHistory: false })
    const isNews = chooseIn(getPuck(), selected)
    isTelling = false
    if (isNews) bringIntoSight(store, selected)
  }, [document, selected, isDragging, getPuck, store])
  return null
}

/** Whether it was not chosen there already. */
function chooseIn({ dispatch, getSelectorForId, selectedItem }: Puck, key: string | undefined): boolean {
  if (selectedItem?.props.id === key) return false
  const itemSelector = key === undefined ? null : (getSelectorForId(key) ?? null)
  dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false })
  return itemSelector !== null
}

const ABOVE = 80

/** What was chosen elsewhere is scrolled to, unless it is in sight. */
function bringIntoSight({ page }: CanvasStore, key: string | undefined): void {
  const view = page?.defaultView
  const box = page?.querySelector(`[data-puck-component="${key}"]`)?.getBoundingClientRect()
  if (view && box && (box.bottom < ABOVE || box.top > view.innerHeight - ABOVE)) view.scrollTo({ top: view.scrollY + box.top - ABOVE })
}

type Heard = {
  readonly select: (key: string | undefined) => void
  /** What was put somewhere by hand, before the document hears of it. */
  readonly moved: (key: string | undefined) => void
}

/** Hears what was chosen or moved in the canvas by hand. */
export const hearing =
  ({ select, moved }: Heard): OnAction =>
  (action, { data, ui: { itemSelector } }) => {
    if (action.type === 'move' || action.type === 'reorder' || action.type === 'insert')
      moved(idAt(data as never, { zone: action.destinationZone, index: action.destinationIndex }))
    if (isTelling || action.type !== 'setUi' || typeof action.ui !== 'object' || !('itemSelector' in action.ui)) return
    select(itemSelector ? idAt(data as never, itemSelector) : undefined)
  }

type Item = { readonly props: Readonly<Record<string, unknown>> & { readonly id: string } }

/** Selectors name a list, `part-7:columns`, and a place in it. */
function idAt(
  { root }: { readonly root: { readonly props: Readonly<Record<string, unknown>> } },
  { zone = '', index }: { zone?: string; index: number },
) {
  const [owner, slot = ''] = zone.split(':')
  const find = (items: readonly Item[]): readonly Item[] | undefined => {
    for (const { props } of items) {
      if (props.id === owner) return props[slot] as readonly Item[]
      const found = Object.values(props).flatMap((inner) => (Array.isArray(inner) ? (find(inner) ?? []) : []))
      if (found.length > 0) return found
    }
    return undefined
  }
  const items = owner === 'root' ? (root.props[slot] as readonly Item[] | undefined) : find((root.props.rows ?? []) as readonly Item[])
  return items?.[index]?.props.id
}
