import { expect, test } from 'vitest'
import { createBoundedCache } from './bounded-cache'

const MOST = 1_000
const weigh = (_name: string, weight: number): number => weight
const FLOOD = 20_000

/** Asks for pages as visitors do: what is not there is drawn and kept. Counts what was there. */
function setUp(most = MOST) {
  const cache = createBoundedCache(most, weigh)
  const count = { asked: 0, hits: 0 }
  const ask = (name: string, weight = 10): void => {
    count.asked++
    if (cache.get(name) === undefined) cache.set(name, weight)
    else count.hits++
  }
  return { cache, count, ask }
}

test.each([
  [5, 10],
  [50, 100],
  [80, 100],
])('a flood of 20,000 addresses that come once leaves the hits of %i real pages as they were (bar I02)', (pages, every) => {
  const { cache, count, ask } = setUp()
  for (let round = 0; round < 3; round++) for (let page = 0; page < pages; page++) ask(`/page-${page}`)
  Object.assign(count, { asked: 0, hits: 0 })
  for (let one = 0; one < FLOOD; one++) {
    cache.get(`/?s=${one}`)
    cache.set(`/?s=${one}`, 10)
    expect(cache.weight()).toBeLessThanOrEqual(MOST)
    if (one % every === 0) ask(`/page-${(one / every) % pages}`)
  }
  expect(count.asked).toBe(FLOOD / every)
  expect(count.hits).toBe(count.asked)
})

test('a page that is published within a flood finds its place when it is asked for again', () => {
  const { cache, count, ask } = setUp()
  for (let one = 0; one < FLOOD; one++) {
    cache.set(`/?s=${one}`, 10)
    if (one % 500 === 0) ask('/new')
  }
  expect(count.hits).toBe(count.asked - 2)
})

test('what is larger than the bound is not kept, and leaves the others in peace', () => {
  const { cache, ask } = setUp()
  for (let round = 0; round < 3; round++) for (let page = 0; page < 40; page++) ask(`/page-${page}`)
  cache.set('/huge', MOST + 1)
  expect(cache.get('/huge')).toBeUndefined()
  expect(cache.get('/page-0')).toBe(10)
  expect(cache.weight()).toBe(400)
})

test('what is set anew is counted once, and what is cleared is gone', () => {
  const { cache } = setUp()
  cache.set('/', 10)
  cache.set('/', 30)
  expect([cache.get('/'), cache.weight()]).toEqual([30, 30])
  cache.clear()
  expect([cache.get('/'), cache.weight()]).toEqual([undefined, 0])
})
