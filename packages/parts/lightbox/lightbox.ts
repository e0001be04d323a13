import { createSheet, type Sheet } from './sheet'

export type LightboxPicture = { readonly src: string; readonly alt: string }

/** What is read and heard; `place` has the gaps {place} and {total}. */
export type LightboxWords = {
  readonly close: string
  readonly next: string
  readonly previous: string
  readonly place: string
  readonly failed: string
}

/**
 * Shows pictures one at a time above everything else. Arrow keys, Home and End lead on, Escape closes, and the focus
 * goes back to where it was. One picture needs no arrows.
 */
export function openLightbox(pictures: readonly LightboxPicture[], start: number, words: LightboxWords, near?: Element): void {
  const sheet: Sheet = createSheet(words, pictures.length > 1)
  let place = start

  function show(wanted: number): void {
    place = (wanted + pictures.length) % pictures.length
    const picture = pictures[place]
    if (!picture) return
    sheet.show(picture, words.place.replace('{place}', String(place + 1)).replace('{total}', String(pictures.length)))
  }

  const byKey: Readonly<Record<string, () => void>> = {
    ArrowRight: () => show(place + (isRightToLeft(sheet.dialog) ? -1 : 1)),
    ArrowLeft: () => show(place - (isRightToLeft(sheet.dialog) ? -1 : 1)),
    Home: () => show(0),
    End: () => show(pictures.length - 1),
  }
  sheet.dialog.addEventListener('keydown', (event) => {
    const act = byKey[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  sheet.onStep((step) => show(place + step))
  show(start)
  openDialog(sheet.dialog, near)
}

const isRightToLeft = (element: HTMLElement): boolean => getComputedStyle(element).direction === 'rtl'

/**
 * Opens a dialog over the page, closes it by a press beside it, and leaves nothing behind. The browser keeps the focus. On a
 * page of somebody else it stays where the look is that it needs: with the part that it is `near`.
 */
export function openDialog(dialog: HTMLDialogElement, near?: Element): void {
  const back = document.activeElement
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  })
  const place = near?.closest('[data-shadow]') ?? document.body
  place.append(dialog)
  dialog.showModal()
}
