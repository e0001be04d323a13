/** A shuffle of all ids: which stands at a place, and at which place one stands. Places and ids are whole numbers from 0. */
export type Shuffle = {
  readonly idAt: (place: number) => number
  readonly placeOf: (id: number) => number
  /** Places, of which some belong to ids that are not there. */
  readonly places: number
  readonly largest: number
}

const ROUNDS = [0, 1, 2, 3, 4, 5]

/** Spreads the bits of a number over 32. */
function mix(value: number, key: number): number {
  let bits = Math.imul(value ^ key, 0x9e37_79b1)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85eb_ca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/**
 * A seed's own order of the ids up to the largest, of which any part can be told without making the rest: the bits of a place
 * are cut in two, and each half is changed by the other in turns (a Feistel network). It stays the same until the largest id
 * has a bit more.
 */
export function createShuffle(seed: number, largest: number): Shuffle {
  const bits = Math.max(2, Math.floor(Math.log2(Math.max(1, largest))) + 1)
  const low = 2 ** Math.floor(bits / 2)
  const high = 2 ** Math.ceil(bits / 2)
  const keys = ROUNDS.map((round) => mix(seed, round + 1))

  function change(number: number, rounds: readonly number[]): number {
    let upper = Math.floor(number / low)
    let lower = number % low
    for (const round of rounds)
      if (round % 2) lower = (lower ^ mix(upper, keys[round]!)) & (low - 1)
      else upper = (upper ^ mix(lower, keys[round]!)) & (high - 1)
    return upper * low + lower
  }

  return {
    idAt: (place) => change(place, ROUNDS),
    placeOf: (id) => change(id, ROUNDS.toReversed()),
    places: 2 ** bits,
    largest,
  }
}
