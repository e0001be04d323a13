import { expect, test } from 'vitest'
import { kindOf, unreadableTitle } from './unreadable'

test('records are told by what they are called on the screen', () => {
  expect(unreadableTitle(['portfolio item 12'])).toBe('1 project cannot be read')
  expect(unreadableTitle(['portfolio item 12', 'portfolio item 13', 'page 3'])).toBe('2 projects and 1 page cannot be read')
  expect(unreadableTitle(['portfolio item 12', 'page 3', 'form 3'])).toBe('3 records cannot be read')
  expect(unreadableTitle(['something else'])).toBe('1 record cannot be read')
})

test.each([
  ['review widget 3', '/reviews/displays'],
  ['a list of a review', '/reviews'],
  ['version 3 of the footer', '/pages/footer'],
  ['the draft of the header', '/pages/header'],
  ['frame.header', '/pages/header'],
  ['the answer to message 3', '/messages'],
  ['seo.business', '/site'],
])('%s is found under %s', (record, at) => expect(kindOf(record).at).toBe(at))
