import { describe, expect, test } from 'vitest'
import { createDice, odds } from './dice'

const throwsOf = (seed: number, turn: number, count: number) => {
  const dice = createDice(seed, turn)
  return Array.from({ length: count }, () => dice.share())
}

describe('dice', () => {
  test('the same seed and turn throw the same', () => {
    expect(throwsOf(2026, 41, 50)).toEqual(throwsOf(2026, 41, 50))
  })

  test('no two turns or seeds begin alike', () => {
    const beginnings = [1, 2, 2026].flatMap((seed) => Array.from({ length: 20_000 }, (_, turn) => throwsOf(seed, turn, 2).join()))
    expect(new Set(beginnings).size).toBe(beginnings.length)
  })

  test('the first throws of turns in a row are spread evenly', () => {
    const tenths = new Array<number>(10).fill(0)
    for (let turn = 0; turn < 50_000; turn += 1) tenths[createDice(7, turn).below(10)]! += 1
    for (const count of tenths) expect(Math.abs(count - 5000)).toBeLessThan(300)
  })

  test('outcomes come as often as they weigh', () => {
    const any = odds([
      ['often', 3],
      ['seldom', 1],
    ])
    const dice = createDice(1, 1)
    const often = Array.from({ length: 20_000 }, () => any(dice)).filter((outcome) => outcome === 'often').length
    expect(often / 20_000).toBeCloseTo(0.75, 1)
  })
})
