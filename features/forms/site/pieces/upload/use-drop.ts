import { useEffect, useRef, useState } from 'react'

/** The area: whether something is held over it, and whether anything was ever given to it, so that its code is needed. */
export function useDrop() {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isNeeded, setNeeded] = useState(false)

  useEffect(() => {
    const { current } = input
    if (!current) return
    // Perhaps something was chosen before the form woke.
    if (current.files?.length) setNeeded(true)
    const take = (): void => setNeeded(true)
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
    current.addEventListener('change', take)
    document.addEventListener('paste', paste)
    return () => {
      current.removeEventListener('change', take)
      document.removeEventListener('paste', paste)
    }
  }, [])

  const enter = (): void => setOver(true)
  const leave = (): void => setOver(false)
  return { input, isOver, isNeeded, over: { onDragEnter: enter, onDragOver: enter, onDragLeave: leave, onDrop: leave } }
}
