import type { Review } from '../../../review'
import type { Decide } from '../decide/use-decisions'

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
  /** Undefined where rows cannot be ticked. */
  readonly isChosen?: boolean | undefined
  readonly choose: (id: number) => void
}
