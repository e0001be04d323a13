import { expect, test } from 'vitest'
import { createFakeClock } from '../../time/clock'
import { type Actor, visitor } from '../permission'
import type { Refusal } from '../refusal'
import { createReadingLimits, type ReadingCost } from './reading-limits.server'

const owner: Actor = { role: 'owner', accountId: 7, name: 'Ann', session: '' }

function setUp(perMinute: Partial<Record<ReadingCost, number>> = {}) {
  const clock = createFakeClock('2026-11-23T00:00:00Z')
  const limits = createReadingLimits({ perMinute: { search: 6, embed: 3, page: 60, ...perMinute }, clock, words: () => 'A break, please.' })
  /** The seconds that whoever asks has to wait; 0 when they are answered. */
  const ask = (cost: ReadingCost, bucket: string, actor = visitor): Promise<number> =>
    limits.take(cost, { bucket, signedIn: async () => actor }).then(
      () => 0,
      (refusal: Refusal) => {
        expect(refusal).toMatchObject({ code: 'too-many', status: 429, message: 'A break, please.' })
        return refusal.retryAfter!
      },
    )
  const askOften = async (times: number, cost: ReadingCost, bucket: string): Promise<number[]> => {
    const waits: number[] = []
    for (let time = 0; time < times; time++) waits.push(await ask(cost, bucket))
    return waits
  }
  return { clock, ask, askOften }
}

test('each network has what it may read in a minute of each kind, and is told when more may come (bar I02)', async () => {
  const { clock, ask, askOften } = setUp()
  expect(await askOften(7, 'search', 'office')).toEqual([0, 0, 0, 0, 0, 0, 10])
  expect(await ask('page', 'office')).toBe(0)
  expect(await ask('search', 'home')).toBe(0)
  clock.advance(9_999)
  expect(await ask('search', 'office')).toBe(1)
  clock.advance(1)
  expect(await askOften(2, 'search', 'office')).toEqual([0, 10])
  clock.advance(3_600_000)
  expect(await askOften(7, 'search', 'office')).toEqual([0, 0, 0, 0, 0, 0, 10])
})

test('whoever is signed in reads on when their network has read too much (bar I02)', async () => {
  const { ask, askOften } = setUp()
  await askOften(6, 'search', 'office')
  expect([await ask('search', 'office'), await ask('search', 'office', owner)]).toEqual([10, 0])
  for (let time = 0; time < 5; time++) await ask('search', 'office', owner)
  expect(await ask('search', 'office', owner)).toBeGreaterThan(0)
})

test('0 is no limit', async () => {
  const { askOften } = setUp({ search: 0 })
  expect(new Set(await askOften(500, 'search', 'office'))).toEqual(new Set([0]))
})

test('networks that come once fill no memory, and whoever still reads is not forgotten for them', async () => {
  const { ask, askOften } = setUp({ search: 2 })
  await askOften(2, 'search', 'busy')
  for (let network = 0; network < 30_000; network++) {
    await ask('search', `network ${network}`)
    if (network % 1_000 === 0) expect(await ask('search', 'busy')).toBeGreaterThan(0)
  }
})
