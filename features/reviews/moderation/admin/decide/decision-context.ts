import type { Admin } from '@frontage/kit/admin/screen'
import { type send, WireError } from '@frontage/kit/wire/send.client'
import type { QueryClient } from '@tanstack/react-query'
import { allReviews } from '../../../admin/keys'
import { announcement, decisionWords } from '../../../admin/words'
import { type Decision, outcomeOf, type RejectionReason, type Review } from '../../../review'
import { decideReview, undoDecision } from '../../wire'
import { allQueues, type Counts, decidingKey, newsKey } from '../keys'
import { counts, recount, takeOut } from './remembered'

/** Where decisions are made: what is remembered, the way to the server, the voice, and the decisions so far. */
export type DecisionContext = {
  readonly client: QueryClient
  readonly send: typeof send
  readonly admin: Pick<Admin, 'notify' | 'announce' | 'explain'>
  /** A review stands in its queue again. */
  readonly onBack: (review: Review) => void
  readonly made: Made[]
  /** Opens an answer to a review that was approved; absent for those who may not answer. */
  readonly reply?: (review: Review) => void
}

type Made = { readonly review: Review; readonly putBack: () => void; readonly isDone: Promise<boolean> }

const NOTICE = 'decision'

/** A decision is seen at once and sent behind the scenes; one that is refused is taken back, with the reason. */
export async function decide(desk: DecisionContext, review: Review, decision: Decision, reason?: RejectionReason): Promise<void> {
  const { client, admin } = desk
  await client.cancelQueries({ queryKey: allReviews })
  const putBack = takeOut(client, review, outcomeOf(decision))
  const request = { id: review.id, decision, reason: reason ?? null }
  const isDone = finish(
    desk,
    perform(desk, () => desk.send(decideReview, request)),
    putBack,
  )
  const one: Made = { review, putBack, isDone }
  desk.made.push(one)
  admin.announce(announcement(decision, counts(client)[review.status]))
  const { reply } = desk
  admin.notify({
    id: NOTICE,
    text: decisionWords(decision, review),
    action: { label: 'Undo', run: () => void takeBack(desk, one) },
    ...(decision === 'approve' &&
      reply &&
      !review.reply && { next: { label: 'Reply', run: () => reply({ ...review, status: 'published' }) } }),
  })
  if (!(await isDone)) forget(desk, one)
}

/** Takes back the last decision; then the one before it. */
export async function undo(desk: DecisionContext): Promise<void> {
  const last = desk.made.at(-1)
  if (last) await takeBack(desk, last)
}

async function takeBack(desk: DecisionContext, one: Made): Promise<void> {
  const { client, admin, onBack } = desk
  if (!forget(desk, one) || !(await one.isDone)) return
  await client.cancelQueries({ queryKey: allReviews })
  one.putBack()
  admin.announce(`Undone: review by ${one.review.reviewer || 'an unnamed reviewer'}.`)
  onBack(one.review)
  await finish(
    desk,
    perform(desk, () => desk.send(undoDecision, { id: one.review.id })),
    () => void client.invalidateQueries({ queryKey: allReviews }),
  )
}

/** Whether the decision could still be taken back, until now. */
function forget({ made }: DecisionContext, one: Made): boolean {
  const place = made.indexOf(one)
  if (place >= 0) made.splice(place, 1)
  return place >= 0
}

type Answer = { readonly counts: Counts }

/** Goes through the client, so that whatever watches all changes sees this one too. */
const perform = ({ client }: DecisionContext, mutationFn: () => Promise<Answer>): Promise<Answer> =>
  client.getMutationCache().build(client, { mutationKey: decidingKey, mutationFn }).execute(undefined)

async function finish({ client, admin }: DecisionContext, request: Promise<Answer>, otherwise: () => void): Promise<boolean> {
  try {
    const answer = await request
    await refresh(client, answer.counts)
    return true
  } catch (error) {
    otherwise()
    admin.notify({ id: NOTICE, text: admin.explain(error), tone: 'bad' })
    if (error instanceof WireError && [404, 409].includes(error.status)) await client.invalidateQueries({ queryKey: allReviews })
    return false
  }
}

/** Once nothing else is on its way the server's counts hold, and the rest is asked for again when it is looked at. */
async function refresh(client: QueryClient, now: Counts): Promise<void> {
  if (client.isMutating({ mutationKey: decidingKey }) > 0) return
  recount(client, () => now)
  await client.invalidateQueries({ queryKey: allQueues, refetchType: 'none' })
  await client.invalidateQueries({ queryKey: newsKey })
}
