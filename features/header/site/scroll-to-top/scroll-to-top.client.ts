import { topIsFarAfter } from '../../top-is-far'

for (const link of document.querySelectorAll<HTMLElement>('.scroll-to-top')) start(link)

/** A mark of the height beyond which the button comes in tells when the top is far; nothing is measured while the page scrolls. */
function start(link: HTMLElement): void {
  const header = document.querySelector<HTMLElement>('header')
  const mark = document.createElement('span')
  mark.className = 'scroll-to-top__mark'
  document.body.append(mark)
  mark.style.blockSize = `${topIsFarAfter(header?.querySelector<HTMLElement>('[data-bar="main"]')?.offsetHeight ?? header?.offsetHeight)}px`
  new IntersectionObserver(([entry]) => {
    link.dataset.near = String(entry?.isIntersecting)
  }).observe(mark)
  keepOffContent(link)
}

/** How long the page rests before anybody looks what lies below the button. */
const REST = 120

/** While the page moves it is not there; where it rests, only if nothing lies below it. */
function keepOffContent(link: HTMLElement): void {
  let timer = 0
  const look = (): void => {
    const { left, right, top, bottom } = link.getBoundingClientRect()
    const isOver = [left, (left + right) / 2, right].some((x) => [top, (top + bottom) / 2, bottom].some((y) => hasContentAt(x, y, link)))
    link.toggleAttribute('data-over', isOver)
  }
  const wait = (): void => {
    link.toggleAttribute('data-over', true)
    clearTimeout(timer)
    timer = setTimeout(look, REST) as unknown as number
  }
  for (const event of ['scroll', 'resize', 'load']) addEventListener(event, wait, { passive: true })
  look()
}

/** Words, pictures and what can be pressed are content; planes are not. */
const hasContentAt = (x: number, y: number, link: Element): boolean =>
  document
    .elementsFromPoint(x, y)
    .some(
      (element) =>
        !link.contains(element) &&
        (element.matches('a,button,label,input,select,textarea,summary,img,video,iframe,svg *') ||
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())),
    )
