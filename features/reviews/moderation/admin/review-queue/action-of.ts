import type { RefObject } from 'react'
import { canBe, type Decision } from '../../../review'
import type { Decide } from '../decide/use-decisions'
import type { Rows } from '../review-row/use-rows'

export type QueueActions = {
  readonly rows: Rows
  readonly decide: Decide
  readonly undo: () => void
  readonly toggle: (id: number) => void
  readonly searchField: RefObject<HTMLInputElement | null>
}

const inRows = '[data-review]'

/** j and k to move, a, r, s and p to decide, x to tick, z to undo, / to search. */
export function actionOf(
  { key, target }: KeyboardEvent,
  { rows, decide, undo, toggle, searchField }: QueueActions,
): (() => void) | undefined {
  const isInRows = target instanceof Element && target.closest(inRows) !== null
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    j: () => rows.step(1),
    k: () => rows.step(-1),
    ArrowDown: isInRows ? () => rows.step(1) : undefined,
    ArrowUp: isInRows ? () => rows.step(-1) : undefined,
    a: () => decideActive('approve', rows, decide),
    r: () => decideActive('reject', rows, decide),
    s: () => decideActive('spam', rows, decide),
    p: () => decideActive('reopen', rows, decide),
    x: () => toggleActive(rows, toggle),
    z: undo,
    '/': () => searchField.current?.focus(),
  }
  return keys[key]
}

function toggleActive(rows: Rows, toggle: (id: number) => void): void {
  const review = rows.active()
  if (review) toggle(review.id)
  else rows.step(1)
}

/** Without a review under the hand the key only shows which one it would be. */
function decideActive(decision: Decision, rows: Rows, decide: Decide): void {
  const review = rows.active()
  if (!review) {
    rows.step(1)
    return
  }
  const isOffered = review.status === 'pending' ? decision !== 'reopen' : decision === 'reopen'
  if (!isOffered || !canBe(decision, review)) return
  if (decision === 'reject') rows.setRejecting(review.id)
  else decide(review, decision)
}
