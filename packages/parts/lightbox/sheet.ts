import type { Slide } from './slide'
import type { LightboxWords } from './words'

/** What is there sooner than this, in milliseconds, was not waited for: nothing is said about loading. */
const UNNOTICED = 250

/** The dialog of a lightbox: a stage, what stands on it in words, its place among the others, and the buttons. */
export type Sheet = ReturnType<typeof createSheet>

export type SheetState = 'loading' | 'ready' | 'error'

export function createSheet(words: LightboxWords) {
  const dialog = make('dialog', 'lightbox')
  const close = buttonOf(words.close, '✕', 'lightbox__close')
  const previous = buttonOf('', '‹', 'lightbox__previous')
  const next = buttonOf('', '›', 'lightbox__next')
  const stage = make('div', 'lightbox__stage')
  const news = make('p', 'lightbox__news')
  const caption = make('p', 'lightbox__caption')
  const counter = make('p', 'lightbox__counter')
  const spoken = make('p', 'lightbox__spoken')
  for (const live of [news, spoken]) live.setAttribute('role', 'status')
  // Whoever opens it hears the name of the dialog and this; on the way to others what is spoken begins with the same words.
  counter.ariaHidden = 'true'
  counter.id = 'lightbox-place'
  dialog.setAttribute('aria-describedby', counter.id)
  dialog.append(close, previous, next, stage, news, caption, counter, spoken)
  let waiting: ReturnType<typeof setTimeout> | undefined
  return {
    ...{ dialog, stage, close, previous, next },
    /** Arrows carry the names of the keys that they stand for. */
    nameArrows: (): void => {
      const [back, on] = isRightToLeft(dialog) ? [words.right, words.left] : [words.left, words.right]
      nameButton(previous, words.previous.replace('{key}', back))
      nameButton(next, words.next.replace('{key}', on))
    },
    turnTo: (state: SheetState): void => {
      dialog.dataset.state = state
      clearTimeout(waiting)
      news.textContent = ''
      if (state === 'loading') waiting = setTimeout(() => news.replaceChildren(words.loading), UNNOTICED)
    },
    /** Says why nothing can be seen; what stands in braces leads to it. */
    complain: (text: string, href: string): void => {
      dialog.dataset.state = 'error'
      clearTimeout(waiting)
      const [, before = '', linked, after = ''] = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(text) ?? []
      news.replaceChildren(...(linked && href ? [before, linkTo(href, linked), after] : [text.replace(/[{}]/g, '')]))
    },
    tell: ({ alt, caption: line = alt, link }: Slide, place: number, total: number, isFirst: boolean): void => {
      dialog.setAttribute('aria-label', alt || line)
      caption.replaceChildren(line, ...(link ? [' ', linkTo(link.href, link.label)] : []))
      counter.textContent = total > 1 ? words.place.replace('{place}', String(place + 1)).replace('{total}', String(total)) : ''
      spoken.textContent = isFirst ? '' : [...new Set([counter.textContent, alt, line])].filter(Boolean).join('. ')
    },
  }
}

export const isRightToLeft = (element: HTMLElement): boolean => getComputedStyle(element).direction === 'rtl'

export function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  return element
}

export function buttonOf(label: string, sign: string, className: string): HTMLButtonElement {
  const button = make('button', `lightbox__button ${className}`)
  button.type = 'button'
  nameButton(button, label)
  button.textContent = sign
  return button
}

/** For whoever hears it, and for whoever waits over it with a pointer: both read which key does the same. */
function nameButton(button: HTMLButtonElement, name: string): void {
  button.title = name
  button.setAttribute('aria-label', name)
}

function linkTo(href: string, words: string): HTMLAnchorElement {
  const link = make('a', 'lightbox__link')
  link.href = href
  link.rel = 'noopener'
  link.textContent = words
  return link
}
