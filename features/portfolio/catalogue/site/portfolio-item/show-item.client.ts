import { openLightbox } from '@frontage/parts/lightbox'
import { lightboxMessages } from '@frontage/parts/lightbox-messages'
import type { Slide } from '@frontage/parts/lightbox-slide'
import type { FullItem } from '../../../item'
import { slideOf } from '../pieces/open-item/slide.client'

/** Opens what was pressed on the page of an item, among everything that stands on it. */
export function showItem(root: HTMLElement, item: FullItem, pressed: HTMLElement): void {
  const links = [...root.querySelectorAll<HTMLElement>('a[data-open]')]
  const { large, ...rest } = item
  const own = slideOf(item.type === 'image' && large ? item : rest)
  const others = item.pictures.map((picture): Slide => slideOf({ ...rest, type: 'image', picture }))
  const slides = [...(links.length > item.pictures.length ? [own] : []), ...others]
  openLightbox(slides, links.indexOf(pressed), lightboxMessages, { near: root, from: (place) => links[place]?.querySelector('img') })
}
