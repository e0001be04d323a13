import { defineCard, type Figure } from '@frontage/kit/admin/screen'
import { decimal, formatNumber } from '@frontage/kit/say'
import { send } from '@frontage/kit/wire/send.client'
import { getReviewNews } from '../../wire.news'
import { type News, newsKey } from '../keys'
import { LateReviewNews } from './late-review-news'

const sampleHelp = 'Based on sample reviews until the first real review is published.'

function figures({ average, counts, sample }: News): Figure[] {
  if (counts.published === 0) return []
  const published = { label: 'Published reviews', value: formatNumber(counts.published) }
  if (average === null) return [published]
  return [{ label: 'Average rating', value: `${decimal(average)} of 5`, ...(sample && { help: sampleHelp }) }, published]
}

export const card = defineCard<News>({
  path: '/reviews',
  order: 10,
  right: 'reviews.moderate',
  news: { queryKey: newsKey, queryFn: () => send(getReviewNews, {}) },
  waiting: ({ counts }) => counts.pending,
  figures,
  Card: LateReviewNews,
})
