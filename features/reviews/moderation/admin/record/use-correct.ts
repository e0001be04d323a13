import { useAdmin } from '@frontage/kit/admin/screen'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { isOutdated, useConflict } from '@frontage/parts/admin/use-conflict'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review } from '../../../review'
import { correctReview, getReviewHistory } from '../../wire'
import { keepReview } from '../decide/remembered'

type Person = { readonly reviewer: string; readonly email: string }

const personOf = ({ reviewer, email }: Review): Person => ({ reviewer, email })
const labels = { reviewer: 'Name', email: 'E-mail address' }

/** Name and address of a review while they are corrected, from the review as it was read. `done` ends it. */
export function useCorrect(review: Review, done: () => void) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const [read] = useState(() => personOf(review))
  const [mine, setMine] = useState(read)
  const [note, setNote] = useState('')
  const isChanged = mine.reviewer.trim() !== read.reviewer || mine.email.trim() !== read.email
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (seen: Person) => send(correctReview, { id: review.id, ...mine, seen, note }),
    onSuccess: (answer) => {
      const words = isChanged ? 'Correction saved' : 'Statement added'
      keepReview(client, answer.review)
      announce(words)
      notify({ id: 'record', text: words })
      done()
    },
  })
  const conflict = useConflict({
    ...{ queryKey: ['reviews', 'correct', review.id], error, mine, labels, isSaving: isPending, notNow: reset },
    read: async () => {
      const { review: now } = await send(getReviewHistory, { id: review.id })
      return { now, value: personOf(now), revision: '' }
    },
    keepMine: ({ value }) => mutate(value),
    takeTheirs: ({ now }) => {
      keepReview(client, now)
      done()
    },
  })
  const at = error instanceof WireError ? error.refusal?.data.field : undefined
  return {
    ...{ mine, note, isChanged, conflict, isSaving: isPending },
    change: (part: Partial<Person>): void => {
      setMine({ ...mine, ...part })
      reset()
    },
    changeNote: (text: string): void => {
      setNote(text)
      reset()
    },
    save: (): void => {
      if (!isPending) mutate(read)
    },
    errorOf: (field: string): string | undefined => (at === field ? explain(error) : undefined),
    failure: error && !['reviewer', 'email', 'note'].includes(at ?? '') && !isOutdated(error) ? explain(error) : undefined,
  }
}
