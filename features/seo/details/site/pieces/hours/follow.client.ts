import type { Moment } from '../../../opening-moments'

/** The longest that a timer waits. */
const LONGEST = 3_600_000

/** Keeps to the time while the page is open: every word was made by the server, for each moment one. */
function follow(element: HTMLElement): void {
  const moments = JSON.parse(element.dataset.moments!) as Moment[]
  const state = element.querySelector<HTMLElement>('.opening-hours__state')
  let timer = 0
  const keepUp = (): void => {
    clearTimeout(timer)
    if (!element.isConnected) return
    const now = Date.now()
    const [, isOpen, word, detail, line] = moments.findLast(([at]) => at <= now) ?? moments[0]!
    const next = moments.find(([at]) => at > now)
    for (const one of element.querySelectorAll<HTMLElement>('[data-line]'))
      if (one.dataset.line === line) one.ariaCurrent = 'date'
      else one.removeAttribute('aria-current')
    if (state) show(state, isOpen, [word, detail])
    if (next) timer = window.setTimeout(keepUp, Math.min(LONGEST, next[0] - now))
  }
  keepUp()
  addEventListener('pageshow', keepUp)
  document.addEventListener('visibilitychange', keepUp)
}

function show(state: HTMLElement, isOpen: number, words: readonly string[]): void {
  state.hidden = !words[0]
  state.dataset.open = String(isOpen)
  let place = 0
  for (const part of state.children) part.textContent = words[place++] ?? ''
}

/** Every table of hours of a page, or of a shadow root, once, whichever blocks show them. */
export function followAll(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>('.opening-hours[data-moments]:not([data-followed])')) {
    element.dataset.followed = ''
    follow(element)
  }
}
