import type { Carousel, CarouselPlugin } from './enhance-slides.client'

/**
 * Makes the row as high as the highest card in view, whichever comes into it. The engine's own plugin knows the cards of a stop
 * only, of which the row shows more (https://www.embla-carousel.com/plugins/auto-height/).
 */
export function rowHeight(seen: () => number): CarouselPlugin {
  let api: Carousel | undefined
  const adjust = (carousel: Carousel): void => {
    const { slideRects, slideRegistry, options } = carousel.internalEngine()
    const count = Math.min(seen(), slideRects.length)
    const chosen = slideRegistry[carousel.selectedScrollSnap()]?.[0] ?? 0
    const first = options.loop ? chosen : Math.min(chosen, slideRects.length - count)
    const heights = Array.from({ length: count }, (_, nth) => slideRects[(first + nth) % slideRects.length]?.height ?? 0)
    if (heights.length) carousel.containerNode().style.blockSize = `${Math.max(...heights)}px`
  }
  return {
    name: 'rowHeight',
    options: {},
    init: (carousel) => {
      api = carousel
      carousel.on('select', adjust).on('slideFocus', adjust)
      adjust(carousel)
    },
    destroy: () => {
      api?.off('select', adjust).off('slideFocus', adjust)
      api?.containerNode().style.removeProperty('block-size')
    },
  }
}
