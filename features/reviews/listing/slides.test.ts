import * as v from 'valibot'
import { expect, test } from 'vitest'
import { displayShape, type StoredDisplay } from '../display'
import { durationOf, isPhone, isTurning, pauseOf, speedOf } from './slides'

const display = (stored: StoredDisplay) => v.parse(displayShape, stored)

test.each([
  ['Mozilla/5.0 (iPhone) Mobile/15E148', 1200, true],
  ['Mozilla/5.0 (Linux; Android 16)', 900, true],
  ['Mozilla/5.0 (X11; Linux x86_64)', 599, true],
  ['Mozilla/5.0 (X11; Linux x86_64)', 600, false],
])('R04: whether %s at %i pixels is a phone', (agent, width, expected) => {
  expect(isPhone(agent, width)).toBe(expected)
})

test('R05: speeds are 750 and 500 ms, or the owner’s', () => {
  expect(speedOf(display({ layout: 'slider' }))).toBe(750)
  expect(speedOf(display({ layout: 'carousel' }))).toBe(500)
  expect(speedOf(display({ layout: 'carousel', slider: { speed: 300 } }))).toBe(300)
  expect([500, 750].map(durationOf)).toEqual([21, 26])
})

test('R05: between two slides lie the delay and the time that one takes to arrive; without a delay only that', () => {
  expect(pauseOf(display({ layout: 'slider' }))).toBe(3750)
  expect(pauseOf(display({ layout: 'carousel', slider: { delay: 0 } }))).toBe(500)
})

test('R01: slides turn by themselves only while that is wanted, nobody hovers and somebody looks', () => {
  const turning = { isWanted: true, isHovered: false, isHidden: false }
  expect(isTurning(turning)).toBe(true)
  for (const change of [{ isWanted: false }, { isHovered: true }, { isHidden: true }])
    expect(isTurning({ ...turning, ...change })).toBe(false)
})
