import { expect, test } from 'vitest'
import { type Position, scrolledTo } from './hide-on-scroll'

const way = (...places: (number | Partial<Position>)[]): boolean[] => {
  let state = { y: 0, isHidden: false }
  return places.map((place) => {
    const position = { y: 0, end: 2000, from: 80, isHeld: false, ...(typeof place === 'number' ? { y: place } : place) }
    state = scrolledTo(state, position)
    return state.isHidden
  })
}

test('T11: down hides, up shows', () => expect(way(100, 300, 200, 400)).toEqual([true, true, false, true]))
test('T11: five pixels are no step, six are one', () => expect(way(100, 95, 94)).toEqual([true, true, false]))
test('T11: small steps in one direction add up', () => expect(way(100, 97, 95, 92)).toEqual([true, true, true, false]))
test('T11: near the top the header is there', () => expect(way(300, 80)).toEqual([true, false]))
test('T11: what springs back beyond the end is no way up', () => expect(way(2000, 2060, 2000)).toEqual([true, true, true]))
test('T11: whoever is in the header keeps it', () => expect(way({ y: 500, isHeld: true }, 600)).toEqual([false, true]))
