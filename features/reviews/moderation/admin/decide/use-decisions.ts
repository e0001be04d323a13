import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Decision, RejectionReason, Review } from '../../../review'
import { type DecisionContext, decide, undo } from './decision-context'

export type Decide = (review: Review, decision: Decision, reason?: RejectionReason) => void

/** Decides about reviews and takes decisions back. `onBack` hears of a review that stands in its queue again. */
export function useDecisions(onBack: (review: Review) => void = () => {}): { readonly decide: Decide; readonly undo: () => void } {
  const client = useQueryClient()
  const { notify, announce, explain } = useAdmin()
  const heard = useRef(onBack)
  useEffect(() => {
    heard.current = onBack
  })
  const [desk] = useState<DecisionContext>(() => ({
    client,
    send,
    admin: { notify, announce, explain },
    onBack: (review) => heard.current(review),
    made: [],
  }))
  return {
    decide: (...what) => void decide(desk, ...what),
    undo: () => void undo(desk),
  }
}
