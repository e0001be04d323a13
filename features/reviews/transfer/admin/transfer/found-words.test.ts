import { expect, test } from 'vitest'
import { foundWords, importWords, outcomeWords, rowReasonWords } from './found-words'

const none = { rows: 0, good: 0, badTotal: 0, added: 0, changed: 0, same: 0, unrated: 0, doublesTotal: 0 }

test('what would come, what is here, what stands twice and what cannot be read are told apart', () => {
  const found = { rows: 1300, good: 1261, added: 1250, changed: 1, same: 10, unrated: 3, doublesTotal: 13, badTotal: 26 }
  expect(foundWords(found)).toEqual([
    '1,300 rows: 1,250 new reviews.',
    '11 rows match reviews that you already have: 1 will be updated, 10 will stay as they are.',
    '13 duplicate rows will be skipped.',
    '3 reviews have no rating and will not count towards the average.',
    '26 rows cannot be imported.',
  ])
  expect(importWords(found)).toBe('Import 1,251 reviews and skip the rest')
})

test('one is said as one', () => {
  const found = { ...none, rows: 3, good: 1, same: 1, doublesTotal: 1, badTotal: 1, unrated: 1 }
  expect(foundWords(found)).toEqual([
    '3 rows: 0 new reviews.',
    '1 row matches a review that you already have: 1 will stay as it is.',
    '1 duplicate row will be skipped.',
    '1 review has no rating and will not count towards the average.',
    '1 row cannot be imported.',
  ])
  expect(importWords(found)).toBe('Nothing to import')
  expect(importWords({ ...none, added: 1 })).toBe('Import 1 review')
  expect(importWords({ ...none, changed: 1 })).toBe('Update 1 review')
})

test('what was done is said in one line', () => {
  expect(outcomeWords({ added: 0, changed: 0, same: 250, badTotal: 0 })).toBe('0 added, 0 updated, 250 unchanged.')
  expect(outcomeWords({ added: 2, changed: 1, same: 0, badTotal: 3 })).toBe('2 added, 1 updated, 3 skipped.')
})

test('a field is named as the screen names it', () => {
  expect(rowReasonWords('created_time: write the date as 2026-03-14')).toBe('Date: write the date as 2026-03-14')
  expect(rowReasonWords('the file has no rows')).toBe('the file has no rows')
})
