import { type DragEvent, useEffect, useRef, useState } from 'react'

/** A file, and how it came (facts, §9). */
export type Chosen = { readonly file: File; readonly way: 'click' | 'drop' }

/** A file that misses the area would be opened in place of the page, and what was typed would be gone. */
function keepPage(event: globalThis.DragEvent): void {
  const [over] = event.composedPath()
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files') || (over as Element).matches?.('[type=file]')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

/** The area: whether something is held over it, and what was given to it, which waits in `chosen` until it is taken. */
export function useDrop(onChosen: (chosen: Chosen[]) => void) {
  const input = useRef<HTMLInputElement>(null)
  const chosen = useRef<Chosen[]>([])
  const way = useRef<Chosen['way']>('click')
  const [isOver, setOver] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const { current } = input
    if (!current) return
    const take = (): void => {
      if (!current.files?.length) return
      for (const file of current.files) chosen.current.push({ file, way: way.current })
      way.current = 'click'
      // The same file may be chosen again.
      current.value = ''
      onChosen(chosen.current)
    }
    // Perhaps something was chosen before the form woke.
    take()
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      if (!clipboardData?.files.length || current.closest('[hidden], :disabled') || !current.form?.matches(':focus-within')) return
      current.files = clipboardData.files
      current.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const listening = new AbortController()
    current.addEventListener('change', take, listening)
    document.addEventListener('dragover', keepPage, listening)
    document.addEventListener('paste', paste, listening)
    return () => listening.abort()
  }, [])

  const enter = (): void => setOver(true)
  const leave = (): void => setOver(false)
  // The field hears of what was dropped right after.
  const drop = ({ dataTransfer }: DragEvent): void => {
    leave()
    if (dataTransfer.files.length) way.current = 'drop'
  }
  return { input, chosen, isOver, over: { onDragEnter: enter, onDragOver: enter, onDragLeave: leave, onDrop: drop } }
}
