import type { Slide } from '@frontage/parts/lightbox-slide'

const lightbox = () => import('@frontage/parts/lightbox')

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('.gallery a[data-large]') : null

/** Most visitors never press a picture: what shows them large is on its way once a hand, a finger or the focus comes near. */
for (const event of ['pointerover', 'focusin', 'touchstart'])
  document.addEventListener(event, (near) => linkAt(near) && void lightbox(), { passive: true })

/** Plain presses on pictures show them large; with a key held they stay links. */
document.addEventListener('click', (event) => {
  const link = linkAt(event)
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const links = [...(link.closest('.gallery')?.querySelectorAll<HTMLAnchorElement>('a[data-large]') ?? [])]
  const { words = '{}' } = link.closest<HTMLElement>('.gallery')?.dataset ?? {}
  lightbox().then(
    ({ openLightbox }) =>
      openLightbox(links.map(slideOf), links.indexOf(link), JSON.parse(words), { from: (place) => links[place]?.querySelector('img') }),
    () => location.assign(link.href),
  )
})

function slideOf(link: HTMLAnchorElement): Slide {
  const { large, caption } = link.dataset
  const small = link.querySelector('img')
  const alt = small?.alt || (caption ?? '')
  const told = { alt, caption: caption ?? alt }
  if (large === 'inline') return { ...told, type: large, target: link.hash }
  return { ...told, type: large as 'image', src: link.href, srcset: small?.srcset }
}
