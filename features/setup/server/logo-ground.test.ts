import { expect, test } from 'vitest'
import { dimOn, plateFor } from './logo-ground'

test.each([
  ['#1b2a2f', { isDimOnLight: false, isDimOnDark: true }, 'light'],
  ['#ffffff', { isDimOnLight: true, isDimOnDark: false }, 'dark'],
  ['#1d7a80', { isDimOnLight: false, isDimOnDark: false }, 'light'],
  ['', { isDimOnLight: false, isDimOnDark: false }, 'light'],
])('a logo of the colour “%s” is told where it is lost, and gets the plate that shows it', (colour, dim, plate) => {
  expect([dimOn(colour), plateFor(colour)]).toEqual([dim, plate])
})
