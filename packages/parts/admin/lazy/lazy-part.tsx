import { type ComponentType, cloneElement, lazy, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { PartBoundary } from './part-boundary'
import { PartFailed } from './part-failed'

type Load<Props> = () => Promise<ComponentType<Props>>

/** Code that comes when it is first drawn. React remembers for good what did not come: after that it is asked for anew. */
function codeOf<Props extends object>(load: Load<Props>) {
  let isMissing = false
  const fresh = (): ComponentType<Props> =>
    lazy(async () => {
      isMissing = true
      const component = await load()
      isMissing = false
      return { default: component }
    })
  let Newest = fresh()
  const Part = (props: Props) => <Newest {...props} />
  const renew = (): void => {
    if (isMissing) Newest = fresh()
  }
  return { Part, renew }
}

/** A part of a screen whose code comes when it is first drawn. Where it does not come, or fails, that is said in its place alone. */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const { Part, renew } = codeOf(load)
  return function LazyPart(props: Props) {
    return (
      <PartBoundary caught={renew} failed={(error, retry) => <PartFailed error={error} retry={retry} />}>
        <Part {...props} />
      </PartBoundary>
    )
  }
}

type Over<Props> = Props & {
  /** For what stays drawn while it is closed. */
  readonly isOpen?: boolean
  readonly close?: () => void
}

/**
 * A dialog, drawer or menu whose code comes when it is first opened. Where it does not come, or fails, that is said at the lower edge
 * of the window, and it is closed again. A menu hands over its `button`, which stays and tries again.
 */
export function lazyOver<Props extends object>(load: Load<Props>, button?: (props: Props) => ReactElement): ComponentType<Over<Props>> {
  const { Part, renew } = codeOf(load)
  return function LazyOver(props: Over<Props>) {
    const { isOpen = true, close } = props
    return (
      <PartBoundary
        anewWith={isOpen}
        caught={renew}
        failed={(error, retry) => (
          <>
            {button && cloneElement(button(props) as ReactElement<{ onClick: () => void }>, { onClick: retry })}
            {isOpen && createPortal(<PartFailed error={error} retry={retry} isOver close={close} />, document.body)}
          </>
        )}
      >
        <Part {...props} />
      </PartBoundary>
    )
  }
}
