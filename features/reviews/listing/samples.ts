import type { PublicReview } from '../review'

/** Whether nothing but samples is shown: the list says it once then, and its cards need not. */
export const areSamples = (reviews: readonly PublicReview[] | undefined): boolean =>
  !!reviews?.length && reviews.every(({ sample }) => sample)
