import { expect, test } from 'vitest'
import { createFakeClock } from '../time/clock'
import { createHealth } from './health.server'

const setUp = () => {
  const clock = createFakeClock('2026-11-21T00:00:00Z')
  const health = createHealth({ clock, random: () => 0.5 })
  const secondsOfRest = (name: string): number | undefined => {
    const until = health.restsUntil(name)
    return until === undefined ? undefined : (until - clock.now().getTime()) / 1000
  }
  return { clock, health, secondsOfRest }
}

test('bar G10: whoever does not answer rests, longer each time, and is tried by one alone', () => {
  const { clock, health, secondsOfRest } = setUp()
  const rests = []
  for (let count = 0; count < 5; count++) {
    health.enter('a.test').failed()
    rests.push(secondsOfRest('a.test'))
    clock.advance(120_000)
  }
  expect(rests).toEqual([15, 30, 60, 120, 120])
  expect(secondsOfRest('a.test')).toBeUndefined()
  expect(health.isDoubted('a.test')).toBe(true)
  const { worked } = health.enter('a.test')
  expect(secondsOfRest('a.test'), 'while one tries, others wait').toBe(5)
  worked()
  expect([secondsOfRest('a.test'), health.isDoubted('a.test')]).toEqual([undefined, false])
  expect(secondsOfRest('b.test'), 'others are not meant').toBeUndefined()
})

test('bar G10: what hangs while others come through says nothing against them, and what fails side by side counts once', () => {
  const { health, secondsOfRest } = setUp()
  const hanging = health.enter('a.test')
  health.enter('a.test').worked()
  hanging.failed()
  expect(secondsOfRest('a.test')).toBeUndefined()
  const [first, second] = [health.enter('a.test'), health.enter('a.test')]
  first.failed()
  second.failed()
  expect(secondsOfRest('a.test')).toBe(15)
})
