import type { LightboxPicture, LightboxWords } from './lightbox'

export type Sheet = {
  readonly dialog: HTMLDialogElement
  show(picture: LightboxPicture, place: string): void
  onStep(step: (by: 1 | -1) => void): void
}

/** The dialog of a lightbox: a picture, what it shows, its place among the others, and the buttons. */
export function createSheet(words: LightboxWords, hasOthers: boolean): Sheet {
  const dialog = make('dialog', 'lightbox')
  const image = make('img', 'lightbox__picture')
  const caption = make('p', 'lightbox__caption')
  const counter = make('p', 'lightbox__counter')
  counter.setAttribute('role', 'status')
  const close = buttonOf(words.close, '✕', 'lightbox__close')
  close.addEventListener('click', () => dialog.close())
  const previous = buttonOf(words.previous, '‹', 'lightbox__previous')
  const next = buttonOf(words.next, '›', 'lightbox__next')
  dialog.append(close, image, caption, ...(hasOthers ? [counter, previous, next] : []))
  image.addEventListener('error', () => (caption.textContent = words.failed))
  return {
    dialog,
    show({ src, alt }, place) {
      image.src = src
      image.alt = alt
      caption.textContent = alt
      counter.textContent = place
      dialog.setAttribute('aria-label', alt)
    },
    onStep(step) {
      previous.addEventListener('click', () => step(-1))
      next.addEventListener('click', () => step(1))
    },
  }
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  return element
}

function buttonOf(label: string, sign: string, className: string): HTMLButtonElement {
  const button = make('button', `lightbox__button ${className}`)
  button.type = 'button'
  button.setAttribute('aria-label', label)
  button.textContent = sign
  return button
}
