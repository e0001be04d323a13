const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable=true]'
const HEADING = 'h1, h2, h3, h4, h5, h6'
/** What a person takes for one part of a screen. */
const PART = 'section, form, fieldset, [role=region], [role=tabpanel], [role=dialog], main'

/** Whether it is drawn; `checkVisibility` is younger than the browsers that the admin promises. */
export const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

/** Whether an element can take the focus as it stands. */
export const canFocus = (element: HTMLElement): boolean =>
  element.isConnected && element.matches(FOCUSABLE) && !element.matches(':disabled') && !element.closest('[inert]') && isVisible(element)

/** The element itself or what is around it that takes the focus when it is clicked; undefined where nothing does. */
export const focusableAround = (element: Element): HTMLElement | undefined => element.closest<HTMLElement>(FOCUSABLE) ?? undefined

/** Everything in an element that the Tab key or a script reaches, the element first; not looked at is whether it can be seen. */
export const focusableIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(FOCUSABLE)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE) && one.tabIndex >= 0,
  )

/** The heading of the part that an element belongs to, or of the nearest part around it that has one; else the part. */
export function headingOf(element: Element): HTMLElement | undefined {
  const part = element.closest<HTMLElement>(PART)
  if (!part) return document.querySelector<HTMLElement>('main') ?? undefined
  const heading = [...part.querySelectorAll<HTMLElement>(HEADING)].find(isVisible)
  if (heading) return heading
  return part.parentElement?.closest(PART) ? headingOf(part.parentElement) : part
}

/** Gives an element the focus, also one that takes none by itself. */
export function focusOn(element: HTMLElement): void {
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'nearest' })
}
