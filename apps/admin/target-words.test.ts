import { expect, test } from 'vitest'
import { targetWords } from './target-words'

test.each([
  'review 12',
  'saved row Prices',
  'page “About” (/about)',
  'header',
  'pages',
  'pageant 3',
  'the mail server',
  '4 reviews: 1, 2, 3, 4',
  '12 texts',
  '3 new, 2 changed',
])('issue 15: what a line of the log is about keeps its words in English: %s', (target) => {
  expect(targetWords(target)).toBe(target)
})
