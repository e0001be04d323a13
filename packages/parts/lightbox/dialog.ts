import { onPressBeside } from './press-beside'

/**
 * Opens a dialog over the page, closes it by a press beside it, and leaves nothing behind. On a page of somebody else it
 * stays where the look is that it needs: with the part that it is `near`.
 */
export function openDialog(dialog: HTMLDialogElement, near?: Element): void {
  onPressBeside(dialog, () => dialog.close())
  holdDialog(dialog, near)
}

/** The same without a press beside it. The browser keeps the focus in it; the page behind stands still, and moves by nothing. */
export function holdDialog(dialog: HTMLDialogElement, near?: Element): void {
  const back = document.activeElement
  const letGo = holdPage()
  dialog.addEventListener('close', () => {
    dialog.remove()
    letGo()
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  })
  const place = near?.closest('[data-shadow]') ?? document.body
  place.append(dialog)
  dialog.showModal()
}

/** How the page was before the first dialog. The next one may open before the last one has told that it is closed. */
const held = { by: 0, overflow: '', scrollbarGutter: '' }

/** The page keeps the place of its scroll bar while it cannot be scrolled. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement
  if (held.by++ === 0) {
    Object.assign(held, { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter })
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
  }
  return () => {
    if (--held.by === 0) Object.assign(style, { overflow: held.overflow, scrollbarGutter: held.scrollbarGutter })
  }
}
