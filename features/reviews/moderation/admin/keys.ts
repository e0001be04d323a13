import type { AnswerOf } from '@frontage/kit/wire/call'
import type { Review } from '../../review'
import type { listReviews } from '../../wire.admin'
import type { getReviewNews } from '../wire.news'

export type QueuePage = AnswerOf<typeof listReviews>
export type Queue = { pages: QueuePage[]; pageParams: unknown[] }
export type News = AnswerOf<typeof getReviewNews>
export type Counts = QueuePage['counts']

/** Under these keys lies what the browser remembers about reviews. */
export const allQueues = ['reviews', 'queue'] as const
export const newsKey = ['reviews', 'news'] as const
/** Who may answer in the name of the business; the server asks for the same right. */
export const REPLY = 'reviews.reply'

export const decidingKey = ['reviews', 'deciding'] as const

/** A review that people answer with a button of its own; for all others that is in the menu. */
export const isAtHand = ({ status }: Pick<Review, 'status'>): boolean => status === 'published' || status === 'pending'
