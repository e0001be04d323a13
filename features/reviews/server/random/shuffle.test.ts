import { expect, test } from 'vitest'
import { createShuffle } from './shuffle'

const placesOf = ({ places }: { places: number }) => Array.from({ length: places }, (_, place) => place)

test.each([0, 1, 2, 7, 8, 100, 4_095, 100_000])('R15: a shuffle of ids up to %i has each of them once, and knows its place', (largest) => {
  const shuffle = createShuffle(20_780, largest)
  expect(shuffle.places).toBeGreaterThan(largest)
  expect(shuffle.places).toBeLessThanOrEqual(Math.max(4, 2 * (largest + 1)))
  const ids = placesOf(shuffle).map(shuffle.idAt)
  expect(new Set(ids).size).toBe(shuffle.places)
  for (const place of [0, 1, shuffle.places - 1]) expect(shuffle.placeOf(ids[place]!)).toBe(place)
  expect(Math.max(...ids.slice(0, 4))).toBeLessThan(shuffle.places)
})

test('another seed is another order, in which neighbours do not stay together', () => {
  const [one, other] = [1, 2].map((seed) => placesOf(createShuffle(seed, 999)).map(createShuffle(seed, 999).idAt))
  expect(one).not.toEqual(other)
  const together = one!.filter((id, place) => Math.abs(id - (one![place + 1] ?? -9)) === 1)
  expect(together.length).toBeLessThan(20)
  const first = Array.from({ length: 300 }, (_, seed) => createShuffle(seed, 999).idAt(0))
  expect(new Set(first).size).toBeGreaterThan(200)
})

test('the order stays while the largest id has no more bits', () => {
  expect(createShuffle(5, 600).idAt(17)).toBe(createShuffle(5, 1_000).idAt(17))
})
