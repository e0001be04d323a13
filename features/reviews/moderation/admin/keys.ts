import type { AnswerOf } from '@frontage/kit/wire/call'
import type { listReviews } from '../../wire.admin'
import type { getReviewNews } from '../wire'

export type Page = AnswerOf<typeof listReviews>
export type Queue = { pages: Page[]; pageParams: unknown[] }
export type News = AnswerOf<typeof getReviewNews>
export type Counts = Page['counts']

/** Under these keys lies what the browser remembers about reviews. */
export const allQueues = ['reviews', 'queue'] as const
export const newsKey = ['reviews', 'news'] as const
export const decidingKey = ['reviews', 'deciding'] as const
