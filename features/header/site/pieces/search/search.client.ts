import { pressed } from '../../../search'
import { SEARCH_FOCUS } from '../../../spec'

/** One Escape closes the search over everything; by themselves browsers first empty its field. */
export function closeByOneEscape(dialog: HTMLDialogElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    dialog.close()
  })
}

/** What a search that drops down or covers the bar does beyond opening. */
export function startSearch(search: HTMLDetailsElement): void {
  const summary = search.querySelector('summary')
  const form = search.querySelector('form')
  const field = search.querySelector('input')
  if (!summary || !form || !field) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const close = (): void => {
    search.open = false
  }
  search.addEventListener('toggle', () => {
    clearTimeout(timer)
    if (search.open) timer = setTimeout(() => field.focus(), SEARCH_FOCUS)
  })
  summary.addEventListener('click', (event) => {
    if (pressed(search.open, field.value) !== 'submit') return
    event.preventDefault()
    form.requestSubmit()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!search.contains(target as Node)) close()
  })
  search.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !search.open) return
    event.preventDefault()
    close()
    summary.focus()
  })
}
