import { bring, goPlainly } from '@frontage/kit/island/plain-way.client'
import { isForLightbox } from '@frontage/parts/lightbox-press'
import { type RefObject, useEffect } from 'react'
import type { FullItem } from '../../../item'
import { SINGLE_OFFSET } from '../../../spec'

/** Scrolls to the item, and opens its pictures and its video in place. */
export function useItem(root: RefObject<HTMLElement | null>, item: FullItem): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    bringToContent(element)
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-open]') : null
      if (!link || !isForLightbox(event)) return
      event.preventDefault()
      bring(import('./show-item.client'))
        .then(({ showItem }) => showItem(element, item, link))
        .catch((reason: unknown) => {
          console.error('portfolio-item', reason)
          goPlainly(element, reason, () => location.assign(link.href))
        })
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  }, [root, item])
}

/** T08: whoever comes to the page for the first time sees its content, unless they went somewhere on it already. */
function bringToContent(element: HTMLElement): void {
  const content = element.querySelector('.portfolio-item-page__content')
  const [entry] = performance.getEntriesByType('navigation')
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
  if (!content || !isNew || scrollY > 0 || location.hash) return
  scrollTo({ top: content.getBoundingClientRect().top - SINGLE_OFFSET })
}
