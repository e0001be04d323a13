import { useMachine } from '@frontage/kit/island/use-machine'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldName } from '../../../review-form'
import { fieldOf } from '../../filled-form'
import type { ReviewFormAnswer } from '../../wire.form'
import { showProblems } from '../pieces/fields/show-problems.client'
import { createPerformer, prepareToSend } from './perform.client'
import { reviewForm } from './review-form.machine'
import { controlOf, filledIn, opensByAddress, ratingIn, sentRecordOf } from './submission.client'

/** What the form shows, and what visitors can do with it. What they type stays in the form's own fields. */
export function useReviewForm({ form, definition }: ReviewFormAnswer, pid: string, id: string) {
  const place = { fid: String(form), pid, once: definition.once }
  const element = useRef<HTMLFormElement>(null)
  const { thanks, submit, focus } = useFocus(element)
  const [rating, setRating] = useState(0)
  const [isAwake, setAwake] = useState(false)
  const [perform] = useState(createPerformer)
  const handlers = { place, focus, form: () => element.current, cleared: () => setRating(0) }
  const [state, dispatch] = useMachine(
    () => reviewForm(definition),
    (effect, next) => perform(handlers, effect, next),
  )

  useEffect(() => {
    if (element.current) showProblems(element.current, { ...state.problems, '': state.failure })
  }, [state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => {
    setAwake(true)
    const opens = opensByAddress(new URLSearchParams(location.search)) || location.hash === `#${id}`
    dispatch({ type: 'woken', record: place.once ? sentRecordOf(place) : undefined, opens })
    if (!element.current) return
    element.current.addEventListener('input', change)
    // Who was quicker than this code has begun already.
    if (element.current.matches(':focus-within')) prepareToSend()
    setRating(ratingIn(element.current))
    for (const input of element.current.querySelectorAll<HTMLInputElement>('[type="file"]')) if (input.files?.length) showPictures(input)
  }, [])

  // The fields are not React's: what happens in them is heard by the form itself.
  function change({ target }: Event): void {
    const input = target as HTMLInputElement
    const field = fieldOf(definition.fields, input.name)
    if (input.type === 'file') showPictures(input)
    if (field === 'review_rating' && input.form) setRating(ratingIn(input.form))
    if (field) dispatch({ type: 'changed', field })
  }

  return {
    ...{ state, isAwake, rating, element, thanks, submit },
    open: () => dispatch({ type: 'opened' }),
    close: () => dispatch({ type: 'closed' }),
    begin: prepareToSend,
    send: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      dispatch({ type: 'submitted', filled: filledIn(event.currentTarget, definition.fields) })
    },
  }
}

const showPictures = (input: HTMLInputElement): void =>
  void import('../pieces/fields/chosen.view').then(({ showChosen }) => showChosen(input))

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
