import { colourCookie } from '../../../colours'

/** The line in the page's head has set the colours already; this button changes them, and follows a system that changes. */
export function startSwitcher(button: HTMLButtonElement): void {
  const { dataset } = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const isDark = (): boolean => (dataset.theme ? dataset.theme === 'dark' : system.matches)
  const tell = (): void => button.setAttribute('aria-pressed', String(isDark()))
  button.addEventListener('click', () => {
    const next = !isDark()
    dataset.theme = next ? 'dark' : 'light'
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store, and this is one line
    document.cookie = colourCookie(next)
    tell()
  })
  system.addEventListener('change', tell)
  tell()
  button.hidden = false
}
