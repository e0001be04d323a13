import { expect, test } from 'vitest'
import { gapsIn, misfitOf, missingIn } from './gaps'

test('issue 6: a text may leave out what is put in, and never ask for what nobody knows', () => {
  expect(gapsIn('{shown} of {total}, {total}')).toEqual(['shown', 'total'])
  expect(misfitOf('All {total} of them', '{shown} of {total}')).toBeUndefined()
  expect(misfitOf('{all} of them', '{shown} of {total}')).toBe('There is nothing to fill in for {all} here. You can use {shown}, {total}.')
  expect(misfitOf('{name}', 'Close')).toBe('There is nothing to fill in for {name} here. Write this text without braces.')
})

test('issue 6: a brace that stands alone is named, unless the text has such ones itself', () => {
  expect(misfitOf('{total reviews', '{total} reviews')).toBe('A brace is missing or has no partner. You can use {total}.')
  expect(misfitOf('Close }', 'Close')).toBe('Please write this text without braces.')
  expect(misfitOf('{Das Bild} fehlt.', '{The image} could not be loaded.')).toBeUndefined()
})

test('issue 6: what visitors would miss is named; one need not say that it is one', () => {
  expect(missingIn('Many reviews', '{count} reviews', 'other')).toEqual(['count'])
  expect(missingIn('One review', '{count} review', 'one')).toEqual([])
  expect(missingIn('{count} Stück', '{count} items')).toEqual([])
})
