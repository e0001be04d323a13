import type { ReactNode } from 'react'

type OpenerProps = {
  /** Id of what is opened. */
  readonly opens: string
  readonly isAwake: boolean
  readonly isExpanded: boolean
  readonly onOpen: () => void
  readonly className: string
  readonly children: ReactNode
}

/** Opens something: a link to its place until the island is awake, then a button. */
export function Opener({ opens, isAwake, isExpanded, onOpen, className, children }: OpenerProps) {
  if (!isAwake)
    return (
      <a className={className} href={`#${opens}`}>
        {children}
      </a>
    )
  return (
    <button className={className} type="button" aria-expanded={isExpanded} aria-controls={opens} onClick={onOpen}>
      {children}
    </button>
  )
}
