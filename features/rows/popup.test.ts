import { expect, test } from 'vitest'
import { displays, fits } from './popup'

const widths = [767, 768, 991, 992]

test.each([
  ['', [true, true, true, true]],
  ['desktop', [false, false, false, true]],
  ['desktop-medium', [false, true, true, true]],
  ['medium', [false, true, true, false]],
  ['medium-mobile', [true, true, true, false]],
  ['mobile', [true, false, false, false]],
] as const)('T12: on %j it opens at 767, 768, 991, 992: %j', (display, expected) => {
  expect(displays).toContain(display)
  expect(widths.map((width) => fits(display, width, 992, 768))).toEqual(expected)
})
