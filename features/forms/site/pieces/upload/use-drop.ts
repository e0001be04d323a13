import { useEffect, useRef, useState } from 'react'

/** The area: whether something is held over it, and what was given to it, which waits in `chosen` until it is taken. */
export function useDrop(onChosen: (chosen: File[]) => void) {
  const input = useRef<HTMLInputElement>(null)
  const chosen = useRef<File[]>([])
  const [isOver, setOver] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const { current } = input
    if (!current) return
    const take = (): void => {
      if (!current.files?.length) return
      chosen.current.push(...current.files)
      // The same file may be chosen again.
      current.value = ''
      onChosen(chosen.current)
    }
    // Perhaps something was chosen before the form woke.
    take()
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      if (
        !clipboardData?.files.length ||
        current.closest('[hidden], :disabled') ||
        current.form !== document.activeElement?.closest('form')
      )
        return
      current.files = clipboardData.files
      current.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const listening = new AbortController()
    current.addEventListener('change', take, listening)
    document.addEventListener('paste', paste, listening)
    return () => listening.abort()
  }, [])

  const enter = (): void => setOver(true)
  const leave = (): void => setOver(false)
  return { input, chosen, isOver, over: { onDragEnter: enter, onDragOver: enter, onDragLeave: leave, onDrop: leave } }
}
