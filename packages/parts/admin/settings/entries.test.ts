import { expect, test } from 'vitest'
import { movedTo, titleOf, withOwnWord } from './entries'

test('an entry is called by what it says first', () => {
  expect(titleOf({ slug: 'a', title: 'How long?', html: '' }, 'Question 1')).toBe('How long?')
  expect(titleOf({ picture: { file: 'a.jpg', alt: 'A bench' } }, 'Picture 1')).toBe('A bench')
  expect(titleOf('<p>Some  <b>words</b></p>', 'Paragraph 1')).toBe('Some words')
  expect(titleOf({ title: '' }, 'Question 2')).toBe('Question 2')
  expect(titleOf(undefined, 'Question 2')).toBe('Question 2')
})

test('a second entry gets a word of its own', () => {
  const one = { slug: 'item' }
  expect(withOwnWord(one, [], 'slug')).toEqual({ slug: 'item' })
  expect(withOwnWord(one, [one], 'slug')).toEqual({ slug: 'item-2' })
  expect(withOwnWord({ slug: 'item-2' }, [one, { slug: 'item-2' }], 'slug')).toEqual({ slug: 'item-3' })
  expect(withOwnWord('words', ['words'], 'slug')).toBe('words')
  expect(withOwnWord(one, [one], undefined)).toBe(one)
})

test('entries move within their list', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(movedTo(['a', 'b', 'c'], 2, 9)).toEqual(['a', 'b', 'c'])
})
