import { ReviewCards } from './review-cards.view'

/** Drawn by the server; browsers keep it as it is. */
export const ServerOnly: typeof ReviewCards | undefined = ReviewCards
