import { consentCookie } from '../../choice'

const root = document.documentElement
const region = document.querySelector<HTMLElement>('.cookie-consent')
const dialog = document.querySelector<HTMLDialogElement>('.cookie-dialog')
if (region && dialog) start(region, dialog)

/** The line in the page's head has said already what was chosen; here it is chosen, and chosen anew. */
function start(region: HTMLElement, dialog: HTMLDialogElement): void {
  const boxes = [...dialog.querySelectorAll('input')]
  const allowed = (): string[] => root.dataset.allowed?.split(' ').filter(Boolean) ?? []
  const actions: Readonly<Record<string, () => void>> = {
    all: () => decide(boxes),
    none: () => decide([]),
    some: () => decide(boxes.filter(({ checked }) => checked)),
    close: () => dialog.close(),
    open: () => {
      for (const box of boxes) box.checked = allowed().includes(box.value)
      dialog.showModal()
    },
  }

  function decide(given: readonly HTMLInputElement[]): void {
    const before = allowed()
    const names = given.map(({ value }) => value)
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store, and this is one line
    document.cookie = consentCookie(Number(region.dataset.version), names, location.protocol === 'https:')
    delete root.dataset.consentAsked
    root.dataset.consent = names.includes('statistics') ? 'given' : 'refused'
    root.dataset.allowed = names.join(' ')
    dialog.close()
    // What runs already cannot be called back.
    if (before.some((name) => !names.includes(name))) location.reload()
    else document.dispatchEvent(new Event('consent'))
  }

  document.addEventListener('click', (event) => {
    const pressed =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-consent-choice], a[href="#cookie-settings"]')
    if (!pressed) return
    event.preventDefault()
    actions[pressed.dataset.consentChoice ?? 'open']?.()
  })
  // The page ends above the question, so that nothing of it is out of reach.
  new ResizeObserver(() => root.style.setProperty('--asked', `${region.offsetHeight}px`)).observe(region)
}
