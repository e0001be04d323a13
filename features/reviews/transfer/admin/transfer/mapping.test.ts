import { expect, test } from 'vitest'
import { fieldOptions, formatOf, LEFT_OUT, missingFields, sampleOf, withField } from './mapping'

const columns = [
  { name: 'Stars', field: 'rating', examples: ['5'] },
  { name: 'Who', field: '', examples: ['Aroha'] },
  { name: 'Written', field: 'created_time', examples: ['2026-01-02'] },
]
const fields = [
  { name: 'reviewer_name', required: true },
  { name: 'rating', required: false },
]

test('a column takes a field, and whoever had it before is left out', () => {
  expect(withField(columns, {}, 'Who', 'reviewer_name')).toEqual({ Who: 'reviewer_name' })
  expect(withField(columns, {}, 'Who', 'rating')).toEqual({ Who: 'rating', Stars: '' })
  expect(withField(columns, { Who: 'rating', Stars: '' }, 'Stars', 'rating')).toEqual({ Stars: 'rating', Who: '' })
  expect(withField(columns, {}, 'Stars', '')).toEqual({ Stars: '' })
})

test('needed fields that nobody gives are named', () => {
  expect(missingFields({ columns, fields })).toEqual(['Reviewer name'])
  const stars = [{ name: 'rating', required: true }]
  expect(missingFields({ columns: [], fields: stars })).toEqual(['Rating'])
  expect(missingFields({ columns: [{ name: 'Verdict', field: 'recommendation_type', examples: [] }], fields: stars })).toEqual([])
})

test('needed fields carry a sign, and a column can be left out', () => {
  expect(fieldOptions(fields)).toEqual([
    { value: LEFT_OUT, label: 'Do not import' },
    { value: 'reviewer_name', label: 'Reviewer name (required)' },
    { value: 'rating', label: 'Rating' },
  ])
})

test.each([
  ['reviews.csv', 'csv'],
  ['Reviews.JSON', 'json'],
  ['export.ndjson', 'json'],
  ['notes', 'csv'],
] as const)('%s is read as %s', (name, format) => expect(formatOf(name)).toBe(format))

test('first values stand in one line', () => {
  expect(sampleOf(['a', '', 'b', 'c', 'd', 'e'])).toBe('a · b · c · d')
  expect(sampleOf(['x'.repeat(80)])).toHaveLength(60)
})
