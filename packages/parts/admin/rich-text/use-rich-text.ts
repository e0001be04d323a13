import type { Editor } from '@tiptap/core'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

/** Draws anew after every step of the editor. */
export function useChanges(editor: Editor): void {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener)
      return () => void editor.off('transaction', listener)
    },
    [editor],
  )
  useSyncExternalStore(subscribe, () => editor.state)
}

/** The key that asks for a link. */
export function useLinkKey(editor: Editor, run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const { dom } = editor.view
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      latest.current()
    }
    dom.addEventListener('keydown', press)
    return () => dom.removeEventListener('keydown', press)
  }, [editor])
}
