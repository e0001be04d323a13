import { ReviewCards } from './review-cards.view'

/** Drawn by the server; browsers keep it as it is. */
export const Drawn: typeof ReviewCards | undefined = ReviewCards
