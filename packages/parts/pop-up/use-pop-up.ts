import { useEffect, useRef } from 'react'

/** A dialog that follows a state: the browser holds the focus in it, and gives it back when it closes. */
export function usePopUp(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])

  return dialog
}
