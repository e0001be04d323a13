/** Chance that can be repeated: the same two numbers always throw the same dice. */
export type Dice = {
  /** From 0 up to, but not including, 1. */
  share(): number
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number
  chance(share: number): boolean
  pick<Item>(list: readonly Item[]): Item
}

/** No two 32-bit words come out the same, so no two turns of one seed begin alike. */
function scrambled(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** The generator is xoroshiro64**: two words of state, fast, and good enough for samples; no secret may come from it. */
export function createDice(seed: number, turn: number): Dice {
  let one = scrambled(scrambled(seed) + turn)
  let two = scrambled(one ^ seed) | 1

  const share = (): number => {
    const thrown = Math.imul(rotated(Math.imul(one, 0x9e3779bb), 5), 5) >>> 0
    two ^= one
    one = rotated(one, 26) ^ two ^ (two << 9)
    two = rotated(two, 13)
    return thrown / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(share() * limit)

  return { share, below, chance: (part) => share() < part, pick: (list) => list[below(list.length)]! }
}

/** Throws one of several outcomes, each as often as its weight says; the weights need no certain sum. */
export function odds<Outcome>(weighted: readonly (readonly [outcome: Outcome, weight: number])[]): (dice: Dice) => Outcome {
  let sum = 0
  const bounds = weighted.map(([, weight]) => (sum += weight))
  return (dice) => {
    const thrown = dice.share() * sum
    return weighted[bounds.findIndex((bound) => thrown < bound)]![0]
  }
}
