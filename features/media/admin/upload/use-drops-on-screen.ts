import { useEffect, useRef } from 'react'

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** Takes files that are dropped where nothing else takes them; the browser would leave the page for them. */
export function useDropsOnScreen(isOn: boolean, setOver: (isOver: boolean) => void, take: (files: readonly File[]) => void): void {
  const latest = useRef({ setOver, take })
  useEffect(() => {
    latest.current = { setOver, take }
  })
  useEffect(() => {
    if (!isOn) return
    const ended = new AbortController()
    const { signal } = ended
    const isFree = (event: DragEvent): boolean => !event.defaultPrevented && carriesFiles(event)
    const over = (event: DragEvent): void => {
      if (!isFree(event)) return
      event.preventDefault()
      latest.current.setOver(true)
    }
    const drop = (event: DragEvent): void => {
      latest.current.setOver(false)
      if (!isFree(event)) return
      event.preventDefault()
      latest.current.take([...(event.dataTransfer?.files ?? [])])
    }
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (!relatedTarget) latest.current.setOver(false)
    }
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('dragleave', leave, { signal })
    return () => ended.abort()
  }, [isOn])
}
