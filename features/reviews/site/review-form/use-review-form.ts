import type { PageAddress } from '@frontage/kit/island/island'
import { useMachine } from '@frontage/kit/island/use-machine'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldOf } from '../../filled-form'
import type { FieldName } from '../../review-form'
import type { ReviewFormAnswer } from '../../wire.display'
import { createPerformer, prepareToSend } from './perform.client'
import { reviewForm } from './review-form.machine'
import { controlOf, filledIn, opensByAddress, ratingIn, recordOf } from './submission.client'

/** What the form shows, and what visitors can do with it. What they type stays in the form's own fields. */
export function useReviewForm({ form, definition }: ReviewFormAnswer, { path }: PageAddress, id: string) {
  const place = { fid: String(form), pid: path, once: definition.once }
  const element = useRef<HTMLFormElement>(null)
  const { thanks, submit, focus } = useFocus(element)
  const [rating, setRating] = useState(0)
  const [isAwake, setAwake] = useState(false)
  const [perform] = useState(createPerformer)
  const hands = { place, focus, form: () => element.current, cleared: () => setRating(0) }
  const [state, dispatch] = useMachine(
    () => reviewForm(definition),
    (effect, next) => perform(hands, effect, next),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => {
    setAwake(true)
    const opens = opensByAddress(new URLSearchParams(location.search)) || location.hash === `#${id}`
    dispatch({ type: 'woken', record: place.once ? recordOf(place) : undefined, opens })
    if (element.current) setRating(ratingIn(element.current))
  }, [])

  return {
    ...{ state, isAwake, rating, element, thanks, submit },
    open: () => dispatch({ type: 'opened' }),
    close: () => dispatch({ type: 'closed' }),
    begin: prepareToSend,
    change: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      const field = fieldOf(definition.fields, (target as HTMLInputElement).name)
      if (field === 'review_rating') setRating(ratingIn(currentTarget))
      if (field) dispatch({ type: 'changed', field })
    },
    send: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      dispatch({ type: 'submitted', filled: filledIn(event.currentTarget, definition.fields) })
    },
  }
}

/** The focus goes where it is wanted once that is drawn. */
function useFocus(element: { readonly current: HTMLFormElement | null }) {
  const thanks = useRef<HTMLDivElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const wanted = useRef<FieldName | 'thanks' | 'submit'>(undefined)

  useEffect(() => {
    const target = wanted.current
    wanted.current = undefined
    if (target === 'thanks') thanks.current?.focus()
    else if (target === 'submit') submit.current?.focus()
    else if (target && element.current) controlOf(element.current, target)?.focus()
  })

  const focus = (on: FieldName | 'thanks' | 'submit'): void => {
    wanted.current = on
  }
  return { thanks, submit, focus }
}
