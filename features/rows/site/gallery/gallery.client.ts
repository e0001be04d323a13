import { openLightbox } from '@frontage/parts/lightbox'

/** Plain presses on pictures show them large; with a key held they stay links. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.gallery a[data-large]')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const links = [...(link.closest('.gallery')?.querySelectorAll<HTMLAnchorElement>('a[data-large]') ?? [])]
  openLightbox(links.map(pictureOf), links.indexOf(link))
})

const pictureOf = (link: HTMLAnchorElement) => {
  const alt = link.querySelector('img')?.alt ?? ''
  return { src: link.href, alt: alt || (link.dataset.caption ?? ''), caption: link.dataset.caption ?? alt }
}
