import { valueAt } from '@frontage/parts/admin/setting'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldNames, reviewFormShape } from '../../../review-form'
import { standardForm } from '../../../standard-form'
import { isGating, linesOf, linksIn, moved, newField, pageLinesOf, pagesIn, unused } from './form-fields'
import { formGroups } from './form-groups'
import { aboutForm } from './form-words'

test('a field moves by one place, and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('every new field fits a form', () => {
  for (const name of fieldNames) expect(v.safeParse(reviewFormShape, { fields: [newField(name)] }).success, name).toBe(true)
  expect(unused(standardForm.fields)).toEqual(['social_links', 'review_media', 'select_page', 'location'])
})

test('links and pages are written one a line', () => {
  const links = linksIn('Google reviews https://g.page/r/x\n\nhttps://example.com/us')
  expect(links).toEqual([
    { name: 'Google reviews', url: 'https://g.page/r/x' },
    { name: 'example.com', url: 'https://example.com/us' },
  ])
  expect(linksIn(linesOf(links))).toEqual(links)
  expect(pagesIn('12 Decks and stairs\n 7')).toEqual([
    { id: '12', name: 'Decks and stairs' },
    { id: '7', name: '7' },
  ])
  expect(pageLinesOf(pagesIn('12 Decks'))).toBe('12 Decks')
})

test('R33: what steers unhappy customers away is recognised', () => {
  const fields = [newField('social_links')]
  expect(isGating({ fields, showLinksAbove: null, hideRest: false })).toBe(false)
  expect(isGating({ fields, showLinksAbove: 3, hideRest: false })).toBe(true)
  expect(isGating({ fields, showLinksAbove: 0, hideRest: true })).toBe(true)
  expect(isGating({ fields: [], showLinksAbove: 3, hideRest: true })).toBe(false)
})

test('every setting of the form is one of a review form', () => {
  for (const { settings } of formGroups) for (const { path } of settings) expect(valueAt(standardForm, path), path).toBeDefined()
})

test('the list tells one form from another', () => {
  expect(aboutForm({ settings: standardForm })).toBe('10 fields · directly on the page')
})
