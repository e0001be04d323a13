import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { usePopUp } from './use-pop-up'

type PopUpProps = {
  readonly id: string
  readonly label: string
  readonly closeLabel: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog. Where there is no script, the link that opens it leads to its place in the page instead. */
export function PopUp({ id, label, closeLabel, isOpen, onClose, children }: PopUpProps) {
  const dialog = usePopUp(isOpen)
  return (
    <dialog className="pop-up" id={id} ref={dialog} aria-label={label} closedby="any" onClose={onClose}>
      <button className="icon-button pop-up__close" type="button" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  )
}
