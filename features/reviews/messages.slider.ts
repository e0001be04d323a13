import { texts } from '@frontage/kit/texts'

/** Reviews: slides. What visitors read around a slider, and hear of it. */
export const sliderMessages = texts('reviews.slider', {
  /** Names the whole, beside lists that are called Reviews. */
  name: 'Review slides',
  /** What kind of thing this is [APG, carousel]. */
  carousel: 'carousel',
  slide: 'slide',
  place: '{place} of {total}',
  pause: 'Pause the slides',
  play: 'Play the slides',
  previous: 'Previous reviews',
  next: 'Next reviews',
  dots: 'Choose reviews',
  dot: 'Reviews {place}',
})
