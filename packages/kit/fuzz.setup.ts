import fc from 'fast-check'
import { test } from 'vitest'

/** Seconds that each parser is tried; without it a short round that is the same every time. */
const seconds = Number(process.env.FUZZ_SECONDS ?? 0)
const SEED = 20_261_123
const patience = 60_000 + seconds * 1000

/** A parser and what holds of it, whatever comes in. `script/bench fuzz` tries each for minutes, anew every time; a failure names its seed. */
export function fuzz<T>(title: string, input: fc.Arbitrary<T>, holds: (value: T) => unknown, runs = 150): void {
  const long = { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: seconds * 1000, markInterruptAsFailure: false }
  const options: fc.Parameters<[T]> = seconds ? long : { numRuns: runs, seed: SEED }
  test(title, { timeout: patience }, async () => {
    await fc.assert(
      fc.asyncProperty(input, async (value) => void (await holds(value))),
      options,
    )
  })
}

const anyText = fc.string({ unit: 'binary', maxLength: 30 })

/** A text of these pieces in any order, with odd characters between them. */
export const textOf = (pieces: readonly string[], most = 40): fc.Arbitrary<string> =>
  fc.array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pieces) }, anyText), { maxLength: most }).map((parts) => parts.join(''))

/** Sound bytes, of which some are changed, cut off, doubled or put in. */
export const damaged = (sound: Uint8Array): fc.Arbitrary<Uint8Array<ArrayBuffer>> =>
  fc
    .array(fc.tuple(fc.nat(Math.max(0, sound.length - 1)), fc.constantFrom('set', 'cut', 'put', 'double'), fc.nat(255)), { maxLength: 6 })
    .map((changes) => {
      let bytes = [...sound]
      for (const [at, change, value] of changes)
        if (change === 'set') bytes[at] = value
        else if (change === 'put') bytes.splice(at, 0, value)
        else if (change === 'cut') bytes = bytes.slice(0, at)
        else bytes = [...bytes.slice(0, at), ...bytes.slice(Math.max(0, at - value))]
      return Uint8Array.from(bytes, (byte) => byte ?? 0)
    })

export { fc }
