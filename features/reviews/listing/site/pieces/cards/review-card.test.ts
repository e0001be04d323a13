import { setLocale } from '@frontage/kit/say'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { PublicReview } from '../../../../review'
import { ReviewCard } from './review-card.view'

beforeAll(() => setLocale({ language: 'en', timeZone: 'Pacific/Auckland' }))

const review: PublicReview = {
  id: 7,
  reviewer: 'Hana Parata',
  rating: 4.5,
  recommendation: '',
  title: '',
  text: 'They found the rot nobody wanted to find.',
  date: '2026-02-28T12:00:00Z',
  source: 'Submitted',
  language: 'en',
  location: 'Deck in Stoke',
  company: '',
  photos: [],
  reply: null,
  sample: false,
}
const drawn = (change: Partial<PublicReview> = {}): string =>
  renderToStaticMarkup(createElement(ReviewCard, { review: { ...review, ...change }, lines: 2 }))

test('a card says who, where, when and from which source', () => {
  expect(drawn()).toContain('id="review-7" data-review="7"')
  expect(drawn()).toContain('aria-label="4.5 out of 5 stars"')
  expect(drawn()).toContain('<bdi>Deck in Stoke</bdi>,</span> <time dateTime="2026-02-28T12:00:00Z" dir="auto">March 2026</time>')
  expect(drawn()).toContain('data-source="submitted" data-letter="S" aria-hidden="true"></span>Our site</span>')
})

test('without a rating it says what it recommends', () => {
  expect(drawn({ rating: null, recommendation: 'negative' })).toContain('Does not recommend')
  expect(drawn({ rating: null, recommendation: 'positive' })).toContain('Recommends')
  expect(drawn({ rating: null })).toContain('No rating')
})

test('only a sample is called one', () => {
  expect([drawn().includes('Sample'), drawn({ sample: true }).includes('Sample')]).toEqual([false, true])
})

test('a long text is clamped and can be opened by its address', () => {
  const text = 'x '.repeat(200)
  expect(drawn({ text })).toContain('id="review-7-text" lang="en" dir="auto" data-clamp="server"')
  expect(drawn({ text })).toContain('href="#review-7-text"')
  expect(drawn()).not.toContain('data-clamp')
})

test('what a visitor wrote stays text', () => {
  const hostile = drawn({ reviewer: '<b>Ann</b>', text: '<img src=x onerror=alert(1)>', title: '<i>Hi</i>', location: '"><script>' })
  expect(hostile).not.toMatch(/<b>Ann|<img|<i>Hi|<script/)
})

test('the page may forbid inline styles', () => {
  expect(drawn({ photos: ['/media/deck.jpg', '/media/bath.jpg'], reply: { name: 'Grace', text: 'Ta.', date: null } })).not.toContain(
    'style=',
  )
})
