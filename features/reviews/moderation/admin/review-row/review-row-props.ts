import type { Ref } from 'react'
import type { Review } from '../../../review'
import type { Decide } from '../decide/use-decisions'

export type ReviewRowProps = {
  readonly review: Review
  readonly level: 2 | 3
  readonly isActive: boolean
  readonly isRejecting: boolean
  readonly hold: Ref<HTMLElement>
  /** The row is about to leave: whatever takes its place gets the focus. */
  readonly keepPlace: (id: number) => void
  readonly setActive: (id: number) => void
  readonly setRejecting: (id: number | undefined) => void
  readonly decide: Decide
  readonly isChosen?: boolean
  readonly choose?: (id: number) => void
}
