import { BadgeReviews } from './badge-reviews.view'
import { BadgeSign } from './badge-sign.view'

const content = { Sign: BadgeSign, Reviews: BadgeReviews }

/** Drawn by the server; browsers keep it as it is. */
export const ServerOnly: typeof content | undefined = content
