import { createUsePuck, useGetPuck } from '@puckeditor/core'
import { useEffect, useRef } from 'react'
import { useEditing } from '../editing'
import { signOf, toPuck } from './to-puck'

const usePuck = createUsePuck()

/** Keeps the canvas in step with the document: its order, and what is selected. */
export function Bridge() {
  const { document, selected, select } = useEditing()
  const getPuck = useGetPuck()
  const shown = usePuck(({ selectedItem }) => selectedItem?.props.id as string | undefined)
  const isDragging = usePuck(({ appState }) => appState.ui.isDragging)
  useEffect(() => {
    const { appState, dispatch } = getPuck()
    const data = toPuck(document)
    if (signOf(data) !== signOf(appState.data)) dispatch({ type: 'setData', data, recordHistory: false })
  }, [document, getPuck])
  const last = useRef({ selected, shown })
  useEffect(() => {
    const before = last.current
    last.current = { selected, shown }
    if (isDragging || shown === selected) return
    if (shown !== before.shown && selected === before.selected) select(shown)
    else chooseIn(getPuck(), selected)
  }, [selected, shown, isDragging, select, getPuck])
  return null
}

function chooseIn({ dispatch, getSelectorForId }: ReturnType<ReturnType<typeof useGetPuck>>, key: string | undefined): void {
  const itemSelector = key === undefined ? null : (getSelectorForId(key) ?? null)
  dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false })
}
