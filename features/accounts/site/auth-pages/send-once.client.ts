/** Whoever presses twice on a slow line sends once. A page that comes back out of the browser's memory sends again. */
export function sendOnce(): void {
  const sent = new Set<HTMLFormElement>()
  const mark = (form: HTMLFormElement, isSent: boolean): void => {
    const button = form.querySelector('[type="submit"]')
    if (isSent) button?.setAttribute('aria-disabled', 'true')
    else button?.removeAttribute('aria-disabled')
  }
  for (const form of document.forms)
    form.addEventListener('submit', (event) => {
      if (sent.has(form)) event.preventDefault()
      sent.add(form)
      mark(form, true)
    })
  addEventListener('pageshow', () => {
    for (const form of sent) mark(form, false)
    sent.clear()
  })
}
