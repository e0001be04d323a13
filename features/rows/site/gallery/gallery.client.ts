import { openLightbox } from '@frontage/parts/lightbox'
import type { Slide } from '@frontage/parts/lightbox-slide'

/** Plain presses on pictures show them large; with a key held they stay links. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.gallery a[data-large]')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const links = [...(link.closest('.gallery')?.querySelectorAll<HTMLAnchorElement>('a[data-large]') ?? [])]
  const { words = '{}' } = link.closest<HTMLElement>('.gallery')?.dataset ?? {}
  openLightbox(links.map(slideOf), links.indexOf(link), JSON.parse(words))
})

function slideOf(link: HTMLAnchorElement): Slide {
  const { large, caption } = link.dataset
  const alt = link.querySelector('img')?.alt || (caption ?? '')
  const told = { alt, caption: caption ?? alt }
  if (large === 'inline') return { ...told, type: large, target: link.hash }
  return { ...told, type: large as 'image', src: link.href }
}
