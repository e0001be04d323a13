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
}
