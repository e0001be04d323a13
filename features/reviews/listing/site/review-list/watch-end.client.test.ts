import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { State } from './review-list.machine'
import { watchEnd } from './watch-end.client'

const end = {} as Element
let watched: Element[] = []

/** Watches, but sees nothing by itself. */
class Observer {
  observe = (element: Element) => watched.push(element)
  disconnect = () => watched.splice(0)
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer))
afterEach(() => {
  watched = []
  vi.unstubAllGlobals()
})

const isWatching = (automaticLoads: number | null, batches: number, change: Partial<State> = {}): boolean => {
  const there = { isArmed: true, mode: 'idle', batches: Array.from({ length: batches }), ...change } as State
  watchEnd(end, { automaticLoads }, () => {}).show(there)
  return watched.includes(end)
}

test('R12: an endless list comes for ever unless its owner sets a number', () => {
  for (const batches of [1, 2, 6, 7, 100, 1000]) expect(isWatching(null, batches)).toBe(true)
})

test('R12: after the number of its owner a press is waited for, and then as often again', () => {
  expect([1, 2, 3, 4, 5, 6, 7].filter((batches) => !isWatching(2, batches))).toEqual([3, 6])
  expect([1, 2, 3, 4].filter((batches) => !isWatching(1, batches))).toEqual([2, 4])
})

test('R12: nothing is watched for while rows are on their way, after a failure, at the end, and until it is armed', () => {
  for (const mode of ['loading', 'failed', 'done'] as const) expect(isWatching(null, 2, { mode })).toBe(false)
  expect(isWatching(null, 2, { isArmed: false })).toBe(false)
})
