import { expect, test } from 'vitest'
import { canBeOrdered, countOf, filtersIn } from './filters'

test('P09: filters are read from the address, and what is not understood counts as not set', () => {
  expect(filtersIn(new URLSearchParams('state=draft&search=deck&type=video&term=7'))).toEqual({
    drawer: 'draft',
    search: 'deck',
    type: 'video',
    term: 7,
  })
  expect(filtersIn(new URLSearchParams('state=x&type=song&term=-1'))).toEqual({ drawer: 'all', search: '', type: '', term: 0 })
})

test('P09: the order is changed only while all items are shown', () => {
  expect(canBeOrdered(filtersIn(new URLSearchParams()))).toBe(true)
  expect(canBeOrdered(filtersIn(new URLSearchParams('state=draft')))).toBe(false)
  expect(canBeOrdered(filtersIn(new URLSearchParams('search=a')))).toBe(false)
  expect(countOf(filtersIn(new URLSearchParams('search=a&type=page&term=3')))).toBe(3)
})
