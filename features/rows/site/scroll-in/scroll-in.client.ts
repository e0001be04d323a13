import { ENTRANCE_AT, NEAR_END } from '../../spec'

/**
 * What is below the window waits, unseen, until it has come far enough; what is in it or above it stands as it is. The browser
 * says where things are: nothing is measured while the page is scrolled. Without this script everything simply stands there.
 */
function enhance(elements: Iterable<HTMLElement>): void {
  const early = observer(0)
  const usual = observer((1 - ENTRANCE_AT) * -100)
  const first = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
      first.unobserve(target)
      if (isIntersecting || boundingClientRect.top < (rootBounds?.bottom ?? 0)) continue
      ;(target as HTMLElement).dataset.entered = 'no'
      const fromEnd = document.documentElement.scrollHeight - (boundingClientRect.top + scrollY)
      ;(fromEnd < NEAR_END * innerHeight ? early : usual).observe(target)
    }
  })
  for (const element of elements) first.observe(element)
}

function observer(percent: number): IntersectionObserver {
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        if (!isIntersecting && boundingClientRect.top > (rootBounds?.top ?? 0)) continue
        watch.unobserve(target)
        ;(target as HTMLElement).dataset.entered = 'yes'
      }
    },
    { rootMargin: `0px 0px ${percent}% 0px` },
  )
  return watch
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) enhance(document.querySelectorAll<HTMLElement>('[data-entrance]'))
