import { expect, test } from 'vitest'
import { tagOf, tagsOf } from './tags'

test('a tag is one line without needless spaces or commas', () => {
  expect([' Before \n and  after ', 'a,b', ', ,', 'x'.repeat(60)].map(tagOf)).toEqual(['Before and after', 'a b', '', 'x'.repeat(40)])
})

test('each tag comes once, in the spelling that it has already', () => {
  expect(tagsOf(['kitchen', 'Kitchen', ' ', 'TEAM'], ['Kitchen', 'Garden'])).toEqual(['Kitchen', 'TEAM'])
})
