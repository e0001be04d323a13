import { expect, test } from 'vitest'
import { StartRefused } from '../settings'
import { rolesIn } from './roles'
import { supervise } from './supervisor'

/** Processes that end when they are told to, and a clock that only pauses move. */
function setUp() {
  const started: { words: string; end: (code: number | null) => void; beReady: () => void; stopped: number }[] = []
  const pauses: number[] = []
  let now = 0
  const needs = {
    start: (words: readonly string[]) => {
      const { promise, resolve } = Promise.withResolvers<number | null>()
      const { promise: ready, resolve: beReady } = Promise.withResolvers<void>()
      const one = { words: words.join(' '), end: resolve, beReady, stopped: 0 }
      started.push(one)
      return { ready, ended: promise, stop: () => void one.stopped++ }
    },
    pause: async (milliseconds: number) => {
      pauses.push(milliseconds)
      now += milliseconds
    },
    now: () => now,
    log: () => undefined,
  }
  return { started, pauses, needs, advance: (by: number) => (now += by) }
}

test('whoever ends is started again, after a pause that grows until it runs for a minute', async () => {
  const { started, pauses, needs, advance } = setUp()
  const { stop, ended } = supervise([['--jobs'], ['--web']], needs)
  expect(started.map(({ words }) => words)).toEqual(['--jobs', '--web'])
  for (let turn = 0; turn < 9; turn++) {
    started.at(-1)?.end(turn ? 1 : null)
    await expect.poll(() => started.length).toBe(3 + turn)
  }
  expect(started.slice(2).every(({ words }) => words === '--web')).toBe(true)
  expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  advance(61_000)
  started.at(-1)?.end(null)
  await expect.poll(() => pauses.at(-1)).toBe(250)
  await expect.poll(() => started.length).toBe(12)
  stop()
  const open = [started[0]!, started[11]!]
  expect(open.map(({ stopped }) => stopped)).toEqual([1, 1])
  for (const { end } of open) end(0)
  await ended
  expect(started.length).toBe(12)
})

test('where one refuses its first start all others end, and that is told', async () => {
  const { started, needs } = setUp()
  const { ended } = supervise([['--jobs'], ['--web']], needs)
  started[1]?.end(1)
  await expect.poll(() => started[0]?.stopped).toBe(1)
  started[0]?.end(0)
  expect(await ended).toBe(false)
  expect(started.length).toBe(2)
})

test('none is started after all were told to stop', async () => {
  const { started, needs } = setUp()
  const { promise, resolve } = Promise.withResolvers<void>()
  const { stop, ended } = supervise([['--web']], { ...needs, pause: () => promise })
  started[0]?.end(null)
  await Promise.resolve()
  stop()
  resolve()
  expect(await ended).toBe(true)
  expect(started.length).toBe(1)
})

test('all are started anew one after the other, and each goes on until the one in its place is ready', async () => {
  const { started, pauses, needs } = setUp()
  const { restart, stop, ended } = supervise([['--web'], ['--jobs']], needs)
  const done = restart()
  await expect.poll(() => started.map(({ words }) => words)).toEqual(['--web', '--jobs', '--web'])
  expect(started[0]?.stopped).toBe(0)
  started[2]?.beReady()
  await expect.poll(() => started[0]?.stopped).toBe(1)
  expect(started).toHaveLength(3)
  started[0]?.end(0)
  await expect.poll(() => started.length).toBe(4)
  expect(started[3]?.words).toBe('--jobs')
  started[3]?.beReady()
  await expect.poll(() => started[1]?.stopped).toBe(1)
  started[1]?.end(0)
  await done
  expect(pauses).toEqual([])
  stop()
  expect(started.map(({ stopped }) => stopped)).toEqual([1, 1, 1, 1])
  for (const { end } of started) end(0)
  expect(await ended).toBe(true)
  expect(started).toHaveLength(4)
})

test('one that cannot be started anew takes nobody with it, and a stop in between ends both', async () => {
  const { started, needs } = setUp()
  const { restart, stop, ended } = supervise([['--web']], needs)
  const first = restart()
  await expect.poll(() => started.length).toBe(2)
  started[1]?.end(1)
  await first
  expect(started[0]?.stopped).toBe(0)
  void restart()
  await expect.poll(() => started.length).toBe(3)
  stop()
  expect([started[0]?.stopped, started[2]?.stopped]).toEqual([1, 1])
  started[0]?.end(0)
  started[2]?.end(0)
  expect(await ended).toBe(true)
})

test.each([
  [[], { isWeb: true, hasJobs: true, isAnnounced: true, processes: 0 }],
  [['--web', '--quiet'], { isWeb: true, hasJobs: false, isAnnounced: false, processes: 0 }],
  [['--jobs'], { isWeb: false, hasJobs: true }],
  [['--processes', '4', '--demo'], { processes: 4 }],
] as [string[], object][])('%j says what a process does', (words, roles) => expect(rolesIn(words)).toMatchObject(roles))

test.each([[['--processes']], [['--processes', '0']], [['--processes', '65']], [['--processes', '2', '--web']], [['--web', '--jobs']]])(
  '%j is refused',
  (words) => expect(() => rolesIn(words)).toThrow(StartRefused),
)
