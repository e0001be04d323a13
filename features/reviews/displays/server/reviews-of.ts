import type { PublicReview } from '../../review'

/** So many of the reviews that a stored display shows, from the top or as one of its pages. Number 0 shows all there are. */
export type ReviewsOf = (template: number, part: { readonly count: number; readonly page?: number }) => Promise<PublicReview[]>
