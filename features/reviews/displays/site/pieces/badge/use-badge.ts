import { type MouseEvent, useEffect, useState } from 'react'
import type { Badge } from '../../../../badge'
import { badgeMessages } from '../../../messages.badge'

/** The dialog of a badge; one that was opened by its address before the island woke stays open. */
export function useBadgeDialog(id: string) {
  const [isAwake, setAwake] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    setAwake(true)
    if (location.hash === `#${id}`) setOpen(true)
  }, [id])
  return { isAwake, isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

/** What a press on a badge with an address does, and what has to be said about it. */
export function useBadgeLink({ url, target }: Badge) {
  const [alert, setAlert] = useState('')

  /** A browser that opens no window hands none back, and then the visitor is told. */
  const follow = (event: MouseEvent): void => {
    if (!url) setAlert(badgeMessages.noUrl)
    if (!url || target === 'same' || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const opened = window.open(url, '_blank')
    if (opened) opened.opener = null
    setAlert(opened ? '' : badgeMessages.blocked)
  }
  return { alert, follow }
}
