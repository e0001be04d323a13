import type { Carousel, CarouselPlugin } from './enhance-slides.client'

/**
 * Makes the row as high as the highest card in view, whichever comes into it. The engine's own plugin knows the cards of a stop
 * only, of which the row shows more (https://www.embla-carousel.com/plugins/auto-height/).
 */
export function rowHeight(seen: () => number): CarouselPlugin {
  let api: Carousel | undefined
  const adjust = (): void => {
    const { slideRects, slideRegistry, options } = (api as Carousel).internalEngine()
    const count = Math.min(seen(), slideRects.length)
    const chosen = slideRegistry[(api as Carousel).selectedScrollSnap()]?.[0] ?? 0
    const first = options.loop ? chosen : Math.min(chosen, slideRects.length - count)
    const heights = Array.from({ length: count }, (_, nth) => slideRects[(first + nth) % slideRects.length]?.height ?? 0)
    if (heights.length) (api as Carousel).containerNode().style.blockSize = `${Math.max(...heights)}px`
  }
  return {
    name: 'rowHeight',
    options: {},
    init: (carousel) => {
      api = carousel
      api.on('select', adjust).on('slideFocus', adjust)
      adjust()
    },
    destroy: () => {
      api?.off('select', adjust).off('slideFocus', adjust)
      api?.containerNode().style.removeProperty('block-size')
    },
  }
}
