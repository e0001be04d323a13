import type { ComponentType } from 'react'
import type { Review } from '../../../review'
import type { Decide } from '../decide/use-decisions'

export type TickProps = { readonly label: string; readonly isChosen: boolean; readonly choose: () => void }

export type ReviewRowProps = {
  readonly review: Review
  readonly level: 2 | 3
  readonly isActive: boolean
  readonly isRejecting: boolean
  /** Hands over the element of a row, so that it can be found again. */
  readonly hold: (id: number) => (element: HTMLElement | null) => void
  /** The row is about to leave: whatever takes its place gets the focus. */
  readonly keepPlace: (id: number) => void
  readonly setActive: (id: number) => void
  readonly setRejecting: (id: number | undefined) => void
  readonly decide: Decide
  readonly isChosen: boolean
  readonly choose: (id: number) => void
  /** What a row is ticked with; without it rows cannot be. */
  readonly Tick?: ComponentType<TickProps> | undefined
}
