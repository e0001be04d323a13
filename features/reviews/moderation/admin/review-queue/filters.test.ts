import { expect, test } from 'vitest'
import { countOf, filtersIn } from './filters'

const read = (query: string) => filtersIn(new URLSearchParams(query))

test('an empty address shows everything that waits', () => {
  expect(read('')).toEqual({ status: 'pending', search: '', stars: 0, source: '', language: '' })
})

test('an address brings its filters back', () => {
  const filters = read('status=spam&search=deck+nelson&stars=2&source=Google&language=de')
  expect(filters).toEqual({ status: 'spam', search: 'deck nelson', stars: 2, source: 'Google', language: 'de' })
  expect(countOf(filters)).toBe(4)
})

test.each(['stars=6', 'stars=-1', 'stars=1.5', 'stars=x', 'status=hidden'])('%s counts as not set', (query) => {
  expect(countOf(read(query))).toBe(0)
  expect(read(query).status).toBe('pending')
})
