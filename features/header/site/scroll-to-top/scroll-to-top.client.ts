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
  let timer: ReturnType<typeof setTimeout>
  addEventListener('scroll', () => {
    link.dataset.over = ''
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!isOverContent(link)) delete link.dataset.over
    }, REST)
  })
}

function isOverContent(link: Element): boolean {
  const { left, right, top, bottom } = link.getBoundingClientRect()
  return [left, (left + right) / 2, right].some((x) =>
    [top, (top + bottom) / 2, bottom].some((y) =>
      document.elementsFromPoint(x, y).some((element) => !link.contains(element) && isContent(element)),
    ),
  )
}

/** Words, pictures and what can be pressed are content; planes are not. */
const isContent = (element: Element): boolean =>
  element.matches('a,button,label,input,select,img,video,svg *') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
