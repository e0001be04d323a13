import { queryNames } from '@frontage/kit/island/address'
import { isTouched } from '@frontage/kit/island/is-touched.client'
import { addressFrom } from '@frontage/kit/island/read-address'
import { chosenIn } from '../../../chosen-filters'
import type { Event as ListEvent, Query } from '../../review-list/review-list.machine'

type Choice = Extract<ListEvent, { type: 'typed' | 'chosen' }>

/**
 * Listens to the form above a list, which stays as the server drew it and works without this: what is typed, chosen and
 * pressed becomes an event, and what has been chosen elsewhere is shown in it.
 */
export function enhanceBar(form: HTMLFormElement | null | undefined, drawn: Query, dispatch: (event: Choice) => void) {
  if (!form) return undefined
  let shown = drawn
  let hasFailed = false
  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.name === 'q') dispatch({ type: 'typed', query: queryIn(form, shown) })
  }
  const onChange = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) dispatch({ type: 'chosen', query: queryIn(form, shown) })
  }
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    dispatch({ type: 'chosen', query: queryIn(form, shown, event.submitter, hasFailed) })
  }
  form.addEventListener('input', onInput)
  form.addEventListener('change', onChange)
  form.addEventListener('submit', onSubmit)
  // Whoever was quicker than this code has chosen already.
  if (isTouched(form)) dispatch({ type: 'typed', query: queryIn(form, shown) })
  return {
    /** Whoever is typing goes on typing, unless something else is to be shown altogether. */
    show: (query: Query, isForced = false, isOutOfDate = false): void => {
      hasFailed = isOutOfDate
      // What was chosen a moment ago, and is on its way, stays in the form until something else is shown.
      if (query === shown && !isForced) return
      shown = query
      show(form, query, isForced)
    },
    stop: () => {
      form.removeEventListener('input', onInput)
      form.removeEventListener('change', onChange)
      form.removeEventListener('submit', onSubmit)
    },
  }
}

/** What the form says, and what has been chosen beside it. A press on a chosen button takes its choice back, unless that has failed. */
function queryIn(form: HTMLFormElement, shown: Query, submitter: HTMLElement | null = null, hasFailed = false): Query {
  const search = new URLSearchParams(shown)
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.set(name, value)
  if (submitter instanceof HTMLButtonElement && submitter.name)
    search.set(submitter.name, submitter.ariaPressed === 'true' && !hasFailed ? '' : submitter.value)
  return addressFrom('', search).query
}

function show(form: HTMLFormElement, query: Query, isForced: boolean): void {
  for (const name of queryNames) {
    const value = name === 'page' ? '' : (query[name] ?? '')
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLButtonElement>(`[name="${name}"]`)) {
      if (field instanceof HTMLButtonElement) field.ariaPressed = String(field.value.toLowerCase() === value.toLowerCase())
      else if ((isForced || !field.matches(':focus')) && field.value !== value) field.value = value
    }
  }
  showCount(form, chosenIn(query))
}

/** How many filters are active, at the opener that phones have. */
function showCount(form: HTMLFormElement, count: number): void {
  const place = form.querySelector('.review-bar__count')
  place?.toggleAttribute('data-count', count > 0)
  place?.firstElementChild?.replaceChildren(String(count))
}
