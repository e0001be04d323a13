import { bring, goPlainly } from '@frontage/kit/island/plain-way.client'
import { isForLightbox } from '@frontage/parts/lightbox-press'
import { type RefObject, useEffect } from 'react'
import type { FullItem } from '../../../item'

/** Opens the pictures and the video of an item in place. */
export function useItem(root: RefObject<HTMLElement | null>, item: FullItem): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
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
