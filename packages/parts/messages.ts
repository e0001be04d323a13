import { texts } from '@frontage/kit/texts'

/** Everywhere: stars. What is read aloud of them. */
export const starMessages = texts('parts.stars', {
  /** Instead of the picture of five stars. */
  rating: '{stars} out of 5 stars',
})
