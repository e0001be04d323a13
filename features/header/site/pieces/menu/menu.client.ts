import { BREAK_POINT } from '../../../spec'
import { enhanceBranches, openOnHover } from './branches.client'
import { leaveAlone } from './leave-alone.client'

/** The menu of the header: a popover on narrow screens, a line of links above the break point. */
export function startMenu(menu: HTMLElement): void {
  const at = menu.closest<HTMLElement>('.site-header')?.dataset.break ?? BREAK_POINT
  const wide = matchMedia(`(width > ${at}px)`)
  const reset = (): void => {
    // `:is()` forgives browsers what they do not know.
    if (menu.matches(':is(:popover-open)')) menu.hidePopover()
    for (const branch of menu.querySelectorAll<HTMLDetailsElement>('details[open]')) branch.open = false
  }
  wide.addEventListener('change', reset)
  closeWhenTurned(reset)
  enhanceBranches(menu)
  openOnHover(menu, () => wide.matches)
  if (menu.dataset.mobile !== 'dropdown') holdFocusIn(menu)
}

/** Another width closes the menu, unless it comes from a keyboard on the screen. */
function closeWhenTurned(reset: () => void): void {
  let width = innerWidth
  addEventListener('resize', () => {
    if (innerWidth === width) return
    width = innerWidth
    if (!document.activeElement?.matches('input')) reset()
  })
}

/** What covers the page leaves nothing behind it to be reached; the browser itself gives the focus back. */
function holdFocusIn(menu: HTMLElement): void {
  let release = (): void => {}
  menu.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') release()
  })
  menu.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState !== 'open') return
    release = leaveAlone(menu)
    menu.querySelector<HTMLElement>('.site-header__close')?.focus()
  })
}
