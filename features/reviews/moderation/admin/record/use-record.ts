import { useAdmin } from '@frontage/kit/admin/screen'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { isOutdated } from '@frontage/parts/admin/use-conflict'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { allReviews } from '../../../admin/keys'
import type { Review } from '../../../review'
import { assignReview, getReviewHistory, listProjects, redactReview, replyToReview, undoDecision } from '../../wire'
import { keepReview, takeOut } from '../decide/remembered'

const NOTICE = 'record'

/** What happened to a review, newest first. */
export const useHistory = (id: number) =>
  useQuery({ queryKey: historyKey(id), queryFn: () => send(getReviewHistory, { id }), staleTime: 0 })

const historyKey = (id: number) => ['reviews', 'history', id] as const

/** Answers a review, or takes the answer away when there are no words. */
export const useReply = () => useChange(replyToReview)

/** A review as it stands now. */
export const reviewNow = async (id: number): Promise<Review> => (await send(getReviewHistory, { id })).review

/** Covers a passage that holds personal data, or uncovers it. */
export const useCover = () => useChange(redactReview)

/** Chooses the project that a review is about. */
export const useAssign = () => useChange(assignReview)

/** Public projects that a review can be about. */
export const useProjects = () => useQuery({ queryKey: ['reviews', 'projects'], queryFn: () => send(listProjects, {}), staleTime: 0 })

type ChangingCall = typeof replyToReview | typeof redactReview | typeof assignReview

/** A review that was approved by a change leaves its list; `leaves` hears of it before. */
type After = { readonly done?: () => void; readonly approved?: Review; readonly leaves?: () => void }

/** Puts a review that was approved with its answer back among those that wait. */
function useUndoApproval() {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ id }: Review) => send(undoDecision, { id }),
    onSuccess: (_answer, { reviewer }) => announce(`Undone: review by ${reviewer || 'an unnamed reviewer'}.`),
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: allReviews }),
  })
  return mutate
}

/** A change of one review: it is shown as it now stands, and said. What failed is told where it was asked for. */
function useChange<C extends ChangingCall & Call>(call: C) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const undo = useUndoApproval()
  const { mutate, isPending, error, reset, variables } = useMutation({
    mutationFn: ({ input }: { readonly input: InputOf<C>; readonly words: string } & After) => send(call, input),
    onSuccess: (answer: AnswerOf<C>, { words, approved, leaves }) => {
      const { review } = answer as { readonly review: Review }
      announce(words)
      if (approved && review.status === 'published') {
        leaves?.()
        takeOut(client, approved, review.status)
        notify({ id: NOTICE, text: words, action: { label: 'Undo', run: () => undo(approved) } })
        return client.invalidateQueries({ queryKey: allReviews })
      }
      keepReview(client, review)
      notify({ id: NOTICE, text: words })
      return undefined
    },
  })
  return {
    isBusy: isPending,
    failure: error && !isOutdated(error) ? explain(error) : undefined,
    ...{ error, reset, sent: variables },
    change: (input: InputOf<C>, words: string, after: After = {}): void =>
      mutate({ input, words, ...after }, { onSuccess: () => after.done?.() }),
  }
}
