import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

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
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      latest.current()
    }
    dom.addEventListener('keydown', press)
    return () => dom.removeEventListener('keydown', press)
  }, [editor])
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** A row of buttons is one stop for Tab; arrows lead on in it, and round. */
export function stepAmong(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const { currentTarget, target } = event
  if (!step || !currentTarget.contains(target as Node)) return
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
  event.preventDefault()
  buttons[(buttons.indexOf(target as HTMLElement) + step + buttons.length) % buttons.length]?.focus()
}
