import { expect, test } from 'vitest'
import { readRendered } from './read-drawn'

const sheet = { css: '.a{}', fonts: '' }

test('R23: drawn widgets are read one by one: what is no text is none, and leaves the others alone', () => {
  const widgets = ['<p>One</p>', null, 7, {}, '<p>Two</p>']
  expect(readRendered({ ...sheet, widgets, more: 1 })).toEqual({ ...sheet, widgets: ['<p>One</p>', null, null, null, '<p>Two</p>'] })
})

test.each([
  null,
  [],
  {},
  'text',
  42,
  { ...sheet },
  { ...sheet, widgets: {} },
  { fonts: '', widgets: [] },
  { ...sheet, css: 1, widgets: [] },
])('R23: what lacks a sheet or a list is no answer: %j', (answer) => expect(() => readRendered(answer)).toThrow())
