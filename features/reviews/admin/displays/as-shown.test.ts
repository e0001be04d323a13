import * as v from 'valibot'
import { expect, test } from 'vitest'
import { displayShape, type StoredDisplay } from '../../display'
import type { PublicReview } from '../../review'
import { asShown, isTaken, nameAs } from './as-shown'

const review = {
  id: 7,
  reviewer: 'Anke und Jörg Petersen',
  rating: 4,
  title: 'Good',
  text: 'Very good work',
  source: 'Google',
  language: 'de',
} as PublicReview
const display = (stored: StoredDisplay) => v.parse(displayShape, stored)

test.each([
  ['full', 'Anke und Jörg Petersen'],
  ['first', 'Anke'],
  ['initial', 'Anke P.'],
] as const)('a name %s', (names, shown) => expect(nameAs(review.reviewer, names)).toBe(shown))

test('a name of one word stays', () => expect(nameAs('Moana', 'initial')).toBe('Moana'))

test('a card leaves out what it is told to', () => {
  expect(asShown(review, display({ card: { title: false } })).title).toBe('')
  expect(asShown(review, display({})).title).toBe('Good')
})

test.each([
  [{}, true],
  [{ minStars: 5 }, false],
  [{ minWords: 4 }, false],
  [{ types: ['google'] }, true],
  [{ languages: ['en'] }, false],
  [{ ids: [8] }, false],
])('a selection of %o takes the review: %s', (selection, taken) => {
  expect(isTaken(review, display({ selection }))).toBe(taken)
})
