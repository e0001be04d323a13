import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Decision, RejectionReason, Review } from '../../../review'
import { REPLY } from '../keys'
import { type DecisionContext, decide, undo } from './decision-context'

export type Decide = (review: Review, decision: Decision, reason?: RejectionReason) => void

type Decisions = {
  readonly decide: Decide
  readonly undo: () => void
  /** A review that was just approved, and is being answered. */
  readonly replying: Review | undefined
  readonly endReply: () => void
}

/** Decides about reviews and takes decisions back. `onBack` hears of a review that stands in its queue again. */
export function useDecisions(onBack: (review: Review) => void = () => {}): Decisions {
  const client = useQueryClient()
  const { notify, announce, explain } = useAdmin()
  const { me } = useSession()
  const [replying, setReplying] = useState<Review>()
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
    ...(me.rights.includes(REPLY) && { reply: setReplying }),
  }))
  return {
    decide: (...what) => void decide(desk, ...what),
    undo: () => void undo(desk),
    replying,
    endReply: () => setReplying(undefined),
  }
}
