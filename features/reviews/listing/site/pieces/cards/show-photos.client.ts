import { openLightbox } from '@frontage/parts/lightbox'
import { dialogMessages } from '../../../messages.card'

/** Opens the photos of a card at the one that was pressed. */
export function showPhotos(link: HTMLElement): void {
  const links = [...(link.parentElement?.querySelectorAll<HTMLAnchorElement>('a.review-card__photo') ?? [])]
  const pictures = links.map((each) => {
    const { alt = '', srcset } = each.querySelector('img') ?? {}
    return { src: each.href, srcset, alt }
  })
  openLightbox(pictures, Math.max(0, links.indexOf(link as HTMLAnchorElement)), dialogMessages, {
    near: link,
    from: (place) => links[place]?.querySelector('img'),
  })
}
