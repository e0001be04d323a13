import { scrolledTo } from '../../../hide-on-scroll'
import { HIDE_DELAY } from '../../../spec'

/** Says on the header where the page is; what that looks like stands in its styles. Nothing is measured while the page scrolls. */
export function startSticky(header: HTMLElement): void {
  keepHeights(header)
  for (const mark of header.querySelectorAll<HTMLElement>('[data-mark]'))
    new IntersectionObserver(([entry]) => {
      header.toggleAttribute(`data-${mark.dataset.mark}`, !entry?.isIntersecting && (entry?.boundingClientRect.top ?? 0) < 0)
    }).observe(mark)
  if (header.dataset.hide !== undefined) hideOnScroll(header)
}

/** Bars may be higher than expected, for example where their words take two lines. */
function keepHeights(header: HTMLElement): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries)
      document.documentElement.style.setProperty(`--${(target as HTMLElement).dataset.bar}-h`, `${borderBoxSize[0]?.blockSize}px`)
  })
  for (const bar of header.querySelectorAll('[data-bar]')) observer.observe(bar)
}

/** `:is()` forgives browsers what they do not know. */
const inUse = ':is(:focus-visible, :popover-open, dialog[open], details[open])'

function hideOnScroll(header: HTMLElement): void {
  let state = { y: scrollY, isHidden: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (isHidden: boolean): void => {
    clearTimeout(timer)
    if (!isHidden) return void delete header.dataset.hidden
    header.dataset.hidden = 'going'
    timer = setTimeout(() => (header.dataset.hidden = 'gone'), HIDE_DELAY)
  }
  let end = Number.POSITIVE_INFINITY
  const look = (): void => {
    const next = scrolledTo(state, { y: scrollY, end, from: 100, isHeld: header.querySelector(inUse) !== null })
    if (next.isHidden !== state.isHidden) show(next.isHidden)
    state = next
  }
  let frame = 0
  const soon = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  // How far the page goes is heard of, so that nothing is measured while it scrolls; a page may grow and be scrolled at once.
  const pageObserver = new ResizeObserver(([entry]) => {
    end = (entry?.borderBoxSize[0]?.blockSize ?? end) - innerHeight
    soon()
  })
  pageObserver.observe(document.documentElement)
  addEventListener('scroll', soon, { passive: true })
  header.addEventListener('focusin', soon)
}
