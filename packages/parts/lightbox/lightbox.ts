import { holdDialog } from './dialog'
import { Fingers } from './gestures'
import type { LightboxOptions } from './lightbox-options'
import { createSheet, type Sheet } from './sheet'
import { Show } from './show'
import { type Slide, type Slides, slidesOf } from './slide'
import { type LightboxWords, lightboxWords } from './words'
import { zoom } from './zoom'

export type Lightbox = { close(): Promise<void>; replace(slides: Slides, start: number, options: LightboxOptions): void }

let current: Lightbox | undefined

/**
 * Shows pictures, videos, pages and parts of pages one at a time above everything else. Arrow keys, Home and End lead on,
 * Escape closes, and the focus goes back to where it was. Another one takes the place of the one that is open.
 */
export function openLightbox(
  slides: readonly Slide[] | Slides,
  start: number,
  words: Partial<LightboxWords> = {},
  options: LightboxOptions = {},
): Lightbox {
  if (current) current.replace(slidesOf(slides), start, options)
  else current = createLightbox(slidesOf(slides), start, { ...lightboxWords, ...words }, options)
  return current
}

function createLightbox(slides: Slides, start: number, words: LightboxWords, given: LightboxOptions): Lightbox {
  let options = given
  const sheet = createSheet(words)
  const { dialog, stage } = sheet
  const fingers = new Fingers(stage, { step: (by) => show.step(by), close: () => leave() })
  const show = new Show(sheet, words, { slides, options }, () => fingers.reset())

  async function close(): Promise<void> {
    if ('removing' in dialog.dataset) return
    dialog.dataset.removing = ''
    const picture = show.quieten()
    if (picture) await zoom(picture, options.from?.(show.place), true)
    if (options.removalDelay) await new Promise((resolve) => setTimeout(resolve, options.removalDelay))
    // Unless another one has taken its place while it was leaving.
    if (!('removing' in dialog.dataset)) return
    // From here on it cannot be used for another one: the dialog tells only later that it is closed.
    if (current === own) current = undefined
    dialog.close()
  }
  const leave = (): void => void (options.modal || close())
  const open = (place: number, isFirst: boolean): void => {
    sheet.close.hidden = options.modal === true
    dialog.setAttribute('closedby', options.modal ? 'none' : 'closerequest')
    void show.open(place, !options.isUnasked, isFirst)
  }
  dialog.addEventListener('close', () => {
    if (current === own) current = undefined
    show.quieten(true)
    options.onClose?.()
  })
  listenTo(sheet, show, leave)
  holdDialog(dialog, options.near)
  sheet.nameArrows()
  open(start, true)
  const own: Lightbox = {
    close,
    replace: (others, place, next) => {
      options = next
      delete dialog.dataset.removing
      show.take({ slides: others, options })
      open(place, false)
    },
  }
  return own
}

function listenTo({ dialog, close, previous, next }: Sheet, show: Show, leave: () => void): void {
  close.addEventListener('click', leave)
  previous.addEventListener('click', () => show.step(-1))
  next.addEventListener('click', () => show.step(1))
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    leave()
  })
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leave()
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, video')
    if (event.key === 'Escape' || (!isTyping && show.press(event.key))) event.preventDefault()
  })
  dialog.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.closest('button, a, .lightbox__video, .lightbox__content')) return
    const isPicture = event.target.closest('.lightbox__picture') !== null
    // Fingers have swipes; a tap is the first half of coming nearer.
    if (!isPicture) leave()
    else if ((event as PointerEvent).pointerType !== 'touch') show.step(1)
  })
}
