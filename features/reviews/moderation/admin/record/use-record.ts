import { useAdmin } from '@frontage/kit/admin/screen'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { isOutdated } from '@frontage/parts/admin/use-conflict'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Review } from '../../../review'
import { getReviewHistory, redactReview, replyToReview } from '../../wire'
import { keepReview } from '../decide/remembered'

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

type ChangingCall = typeof replyToReview | typeof redactReview

/** A change of one review: it is shown as it now stands, and said. What failed is told where it was asked for. */
function useChange<C extends ChangingCall & Call>(call: C) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending, error, reset, variables } = useMutation({
    mutationFn: ({ input }: { readonly input: InputOf<C>; readonly words: string }) => send(call, input),
    onSuccess: (answer: AnswerOf<C>, { words }) => {
      keepReview(client, (answer as { readonly review: Review }).review)
      announce(words)
      notify({ id: NOTICE, text: words })
    },
  })
  return {
    isBusy: isPending,
    failure: error && !isOutdated(error) ? explain(error) : undefined,
    ...{ error, reset, sent: variables },
    change: (input: InputOf<C>, words: string, done: () => void = () => {}): void => mutate({ input, words }, { onSuccess: done }),
  }
}
