export {}

/**
 * T15 where scrolling cannot drive animations: the same formula as in the stylesheet. The browser says where rows are, whenever
 * they come near or the page changes its height, so that nothing is measured while the page is scrolled.
 */
function enhance(boxes: readonly HTMLElement[]): void {
  const tops = new Map<Element, number>()
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        isIntersecting ? tops.set(target, boundingClientRect.top + scrollY) : tops.delete(target)
      moveAll()
    },
    { rootMargin: '25%' },
  )
  const moveAll = (): void => {
    for (const [box, top] of tops) move(box as HTMLElement, top - scrollY)
  }
  const begin = (): void => {
    near.disconnect()
    for (const box of boxes) near.observe(box)
  }
  addEventListener('scroll', moveAll, { passive: true })
  new ResizeObserver(begin).observe(document.body)
  for (const box of boxes) box.dataset.moves = ''
}

function move(box: HTMLElement, top: number): void {
  const { speed, offset } = box.dataset
  const by = (1 / Number(speed) - 1) * top - Number(offset)
  for (const layer of box.children) (layer as HTMLElement).style.translate = `0 ${by}px`
}

const isMoved = CSS.supports('animation-timeline', 'view()') || matchMedia('(prefers-reduced-motion: reduce)').matches
if (!isMoved) enhance([...document.querySelectorAll<HTMLElement>('.parallax')])
