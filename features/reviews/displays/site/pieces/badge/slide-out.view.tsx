import { Icon } from '@frontage/parts/icon'
import type { ReactNode, ToggleEvent } from 'react'
import type { Badge } from '../../../../badge'
import { badgeMessages } from '../../../messages.badge'

type SlideOutProps = { readonly id: string; readonly side: Badge['side']; readonly label: string; readonly children: ReactNode }

/**
 * A panel at an edge of the screen. The browser itself hides it at a press outside, at Escape, and when another one
 * opens, and gives the focus back; it works without a script.
 */
export const SlideOut = ({ id, side, label, children }: SlideOutProps) => (
  <section className="slide-out" id={id} popover="auto" aria-label={label} data-side={side} onToggle={takeFocus}>
    <button
      className="icon-button slide-out__close"
      type="button"
      popoverTarget={id}
      popoverTargetAction="hide"
      aria-label={badgeMessages.close}
    >
      <Icon name="close" />
    </button>
    {children}
  </section>
)

function takeFocus({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.querySelector('button')?.focus()
}
