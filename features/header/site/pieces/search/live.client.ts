import { send } from '@frontage/kit/wire/send.client'
import { nextResult } from '../../../live'
import { LIVE_FROM, LIVE_MOST, LIVE_PAUSE } from '../../../spec'
import { searchSite } from '../../../wire.address'

type Found = { readonly title: string; readonly href: string }

/** The field becomes a combobox: what is found appears below it while somebody types. Enter without a choice sends the form as ever. */
export function startLive(form: HTMLFormElement): void {
  const field = form.querySelector('input')
  const list = form.querySelector<HTMLElement>('.search-live')
  const status = form.querySelector<HTMLElement>('[role=status]')
  if (!field || !list || !status) return
  becomeCombobox(field, list.id)
  const results = resultsIn(field, list, status)
  results.show(undefined)
  const { ask, stop } = asking(results.show)
  const close = (): void => {
    stop()
    results.show(undefined)
  }
  field.addEventListener('input', () => ask(field.value.trim()))
  field.addEventListener('blur', close)
  field.addEventListener('keydown', (event) => {
    if (list.hidden) return
    if (event.key === 'Escape') {
      close()
      // What covers the page closes with it.
      if (field.closest('dialog')) return
    } else if (!results.take(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  })
  // A press must not take the focus from the field first: then the list would be gone.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => goTo((target as Element).closest<HTMLElement>('[role=option]')))
}

function resultsIn(field: HTMLInputElement, list: HTMLElement, status: HTMLElement) {
  let options: HTMLElement[] = []
  let at = -1
  const choose = (next: number): void => {
    at = next
    for (const [place, option] of options.entries()) option.ariaSelected = String(place === at)
    field.setAttribute('aria-activedescendant', options[at]?.id ?? '')
  }
  const show = (found: readonly Found[] | undefined): void => {
    options = (found ?? []).map((one, place) => optionOf(one, `${list.id}-${place}`))
    list.replaceChildren(...options)
    list.hidden = !options.length
    field.ariaExpanded = String(!list.hidden)
    const { some, none = '' } = status.dataset
    status.textContent = found ? (found.length ? `${found.length} ${some}` : none) : ''
    choose(-1)
  }
  /** Whether a key was for the results. */
  const take = (key: string): boolean => {
    const isMove = key === 'ArrowDown' || key === 'ArrowUp'
    if (isMove) choose(nextResult(at, key, options.length))
    else if (key === 'Enter') goTo(options[at])
    return isMove || (key === 'Enter' && at >= 0)
  }
  return { show, take }
}

function goTo(option: HTMLElement | null | undefined): void {
  if (option?.dataset.href) location.assign(option.dataset.href)
}

function becomeCombobox(field: HTMLInputElement, list: string): void {
  field.type = 'text'
  field.role = 'combobox'
  field.ariaAutoComplete = 'list'
  field.setAttribute('aria-controls', list)
}

function optionOf({ title, href }: Found, id: string): HTMLElement {
  const option = document.createElement('div')
  option.id = id
  option.className = 'search-live__one'
  option.role = 'option'
  option.dataset.href = /^\/[^/\\]/.test(href) ? href : '/'
  option.textContent = title
  return option
}

/** Asks once the typing pauses; a question that another one follows is taken back, and one without an answer is let be. */
function asking(show: (found: readonly Found[] | undefined) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  const stop = (): void => {
    clearTimeout(timer)
    running?.abort()
  }
  const askNow = async (words: string): Promise<void> => {
    running = new AbortController()
    const { signal } = running
    try {
      const { found } = (await send(searchSite, { s: words }, signal)) as { readonly found: readonly Found[] }
      if (!signal.aborted) show(found.slice(0, LIVE_MOST))
    } catch {
      if (!signal.aborted) show(undefined)
    }
  }
  const ask = (words: string): void => {
    stop()
    if (words.length < LIVE_FROM) show(undefined)
    else timer = setTimeout(() => void askNow(words), LIVE_PAUSE)
  }
  return { ask, stop }
}
