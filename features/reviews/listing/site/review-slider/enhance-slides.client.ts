import { say } from '@frontage/kit/say'
import type useEmblaCarousel from 'embla-carousel-react'
import type { UseEmblaCarouselType } from 'embla-carousel-react'
import type { Display } from '../../../display'
import { sliderMessages } from '../../messages.slider'
import { closeTexts, enhanceCards } from '../pieces/cards/enhance-cards.client'

export type Carousel = NonNullable<UseEmblaCarouselType[1]>
export type CarouselPlugin = NonNullable<Parameters<typeof useEmblaCarousel>[1]>[number]

/** What slides are beyond being moved: named, silent while out of sight, and closed again when the next one comes (R07). */
export function enhanceSlides(root: HTMLElement, api: Carousel, { card, slider }: Display, total: number) {
  const cards = enhanceCards(root, card)

  function mark(): void {
    const seen = slider.animation === 'fade' ? (api.internalEngine().slideRegistry[api.selectedScrollSnap()] ?? []) : api.slidesInView()
    api.slideNodes().forEach((slide, place) => {
      slide.ariaRoleDescription = sliderMessages.slide
      slide.ariaDescription = say(sliderMessages.place, { place: place + 1, total })
      slide.inert = seen.length > 0 && !seen.includes(place)
    })
  }
  const turn = (): void => {
    closeTexts(root)
    mark()
  }
  // A text that opens makes its slide higher than the row.
  const grow = (): void => {
    if (slider.animateHeight) requestAnimationFrame(() => api.reInit())
  }
  root.addEventListener('click', grow)
  api.on('select', turn).on('slidesInView', mark).on('reInit', mark)
  mark()
  return {
    stop: (): void => {
      root.removeEventListener('click', grow)
      api.off('select', turn).off('slidesInView', mark).off('reInit', mark)
      cards.stop()
    },
  }
}
