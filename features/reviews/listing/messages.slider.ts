import { texts } from '@frontage/kit/texts'

/** Reviews: slider. What visitors read around a slider, and hear of it. */
export const sliderMessages = texts('reviews.slider', {
  /** Name of the slider, for screen readers. */
  name: 'Review slides',
  /** What kind of thing this is [APG, carousel]. */
  carousel: 'carousel',
  slide: 'slide',
  /** Which slide it is. */
  place: '{place} of {total}',
  /** Pause and resume the slider. */
  pause: 'Pause the slides',
  play: 'Play the slides',
  /** The arrows. */
  previous: 'Previous reviews',
  next: 'Next reviews',
  /** The dots below. */
  dots: 'Choose reviews',
  dot: 'Reviews {place}',
})
