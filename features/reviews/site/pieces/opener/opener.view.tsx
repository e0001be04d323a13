import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'

type OpenerProps = {
  /** Id of what is opened. */
  readonly opens: string
  readonly isAwake: boolean
  readonly isExpanded: boolean
  readonly onOpen: () => void
  readonly className: string
  readonly children: ReactNode
}

/**
 * Opens something: a link to its place until the island is awake, then a button. It stays the same element: whoever is at it
 * or presses it in that moment would lose it otherwise.
 */
export function Opener({ opens, isAwake, isExpanded, onOpen, className, children }: OpenerProps) {
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  const pressByKey = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return
    event.preventDefault()
    onOpen()
  }
  const asButton = isAwake && { role: 'button', 'aria-expanded': isExpanded, 'aria-controls': opens }
  return (
    <a className={className} href={`#${opens}`} {...asButton} onClick={press} onKeyDown={pressByKey}>
      {children}
    </a>
  )
}
