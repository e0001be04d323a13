import { expect, test } from 'vitest'
import type { PublicReview } from '../review'
import { quoteFrom } from './quotable'

const review = (id: number, change: Partial<PublicReview>): PublicReview => ({
  id,
  reviewer: 'Ann',
  rating: 5,
  recommendation: '',
  title: '',
  text: 'x'.repeat(160),
  date: '2026-03-01T00:00:00Z',
  source: 'Google',
  language: 'en',
  location: '',
  company: '',
  photos: [],
  reply: null,
  sample: false,
  ...change,
})

test.each([
  ['fewer than five stars', { rating: 4.5 }],
  ['a recommendation without stars', { rating: null, recommendation: 'positive' as const }],
  ['too short', { text: 'Great.' }],
  ['too long', { text: 'x'.repeat(221) }],
  ['paragraphs', { text: `${'x'.repeat(80)}\n${'x'.repeat(80)}` }],
  ['another language', { language: 'de' }],
])('%s is not quoted', (_case, change) => {
  expect(quoteFrom([review(1, change)], 'en')).toBeUndefined()
})

test('the one of the best length is quoted, the newest among equals', () => {
  const reviews = [review(1, { text: 'x'.repeat(90) }), review(2, { text: 'x'.repeat(150) }), review(3, { text: 'x'.repeat(170) })]
  expect(quoteFrom(reviews, 'en')?.id).toBe(2)
})

test('without a wish every language will do', () => {
  expect(quoteFrom([review(1, { language: 'de' })], '')?.id).toBe(1)
})
