import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stars } from './stars'

const drawn = (value: number, label?: string): string =>
  renderToStaticMarkup(createElement(Stars, label === undefined ? { value } : { value, label }))

test('the rating is spoken, in words of the caller where there are some', () => {
  expect(drawn(4.5)).toContain('role="img" aria-label="4.5 out of 5 stars"')
  expect(drawn(4.5, 'Average 4.5')).toContain('aria-label="Average 4.5"')
})

test.each([
  ['no star is filled at nothing', 0, undefined],
  ['one star, and the space behind it', 1, '22'],
  ['half a star is half of its own width', 4.5, '98'],
  ['five are all', 5, '110'],
  ['more than five are five', 7, '110'],
])('%s', (_case, value, width) => {
  expect(/<svg width="([\d.]+)"/.exec(drawn(value))?.[1]).toBe(width)
})

test('the page may forbid inline styles', () => {
  expect(drawn(3)).not.toContain('style=')
})
