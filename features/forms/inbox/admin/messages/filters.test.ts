import { expect, test } from 'vitest'
import { filtersIn, isNarrowed } from './filters'

const read = (query: string) => filtersIn(new URLSearchParams(query))

test('an empty address shows the inbox', () => {
  expect(read('')).toEqual({ state: 'inbox', form: 0, search: '' })
  expect(isNarrowed(read(''))).toBe(false)
})

test('an address brings its filters back', () => {
  expect(read('state=spam&form=3&search=deck+nelson')).toEqual({ state: 'spam', form: 3, search: 'deck nelson' })
  expect(isNarrowed(read('state=spam'))).toBe(false)
  expect(isNarrowed(read('form=3'))).toBe(true)
})

test.each(['state=read', 'state=hidden', 'form=-1', 'form=1.5', 'form=x'])('%s counts as not set', (query) => {
  expect(read(query)).toEqual({ state: 'inbox', form: 0, search: '' })
})
