import { createFakeClock } from '@frontage/kit/clock'
import { describe, expect, test } from 'vitest'
import { plain } from '../http/assets'
import type { Delivery } from '../http/deliver'
import { noteAsked, notedWhenAsked } from './asked-features'
import { changeBy } from './drawings'
import { createPageCache } from './page-cache'

const asked = (name: string) => notedWhenAsked({ name, isOnlyAsked: true, migrations: {}, routes: [], sweep: async () => {} })
const reviews = asked('reviews')
const work = asked('work')

/** A cache, and pages of which each drawing is told apart and may be held up. */
function setUp() {
  const clock = createFakeClock('2026-11-23T03:00:00Z')
  const cache = createPageCache(2 ** 20, clock)
  const drawn: string[] = []
  let gate: Promise<unknown> = Promise.resolve()
  const draw =
    (name: string, ask = async (): Promise<unknown> => undefined) =>
    async (): Promise<Delivery> => {
      drawn.push(name)
      const number = drawn.length
      await ask()
      await gate
      return { status: 200, headers: {}, asset: plain(Buffer.from(String(number)), 'text/html') }
    }
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    return resolve
  }
  const text = (page: Delivery | undefined) => page?.asset.body.toString()
  const home = draw('/', () => reviews.sweep!())
  return { clock, cache, drawn, draw, hold, text, home }
}

describe('what a change takes out of memory', () => {
  test('a page is cleared by what it asked for, also by what it asked for twice removed; by anything else it is not', async () => {
    const { cache, draw, drawn } = setUp()
    await cache.recall(
      '/',
      draw('/', async () => new Promise((done) => setImmediate(() => done(reviews.sweep!())))),
    )
    await cache.recall(
      '/work',
      draw('/work', () => work.sweep!()),
    )
    await cache.recall('/about', draw('/about'))
    cache.clear({ feature: 'reviews' })
    expect(['/', '/work', '/about'].map((address) => cache.get(address) !== undefined)).toEqual([false, true, true])
    cache.clear()
    expect(['/work', '/about'].map((address) => cache.get(address))).toEqual([undefined, undefined])
    expect(drawn).toEqual(['/', '/work', '/about'])
  })

  test('an event is a change of those pages alone that asked its feature, where pages have to ask for it', () => {
    const features = [reviews, { ...work, isOnlyAsked: undefined as never }]
    expect(changeBy('reviews.changed', features)).toEqual({ feature: 'reviews', isAddition: false })
    expect(changeBy('reviews.added', features)).toEqual({ feature: 'reviews', isAddition: true })
    expect(changeBy('work.changed', features)).toEqual({ feature: undefined, isAddition: false })
    expect(changeBy(undefined, features)).toEqual({})
  })

  test('what is noted of one drawing is not noted of another', async () => {
    const [one, other] = [new Set<string>(), new Set<string>()]
    await Promise.all([noteAsked(() => reviews.sweep!(), one), noteAsked(() => work.sweep!(), other)])
    await reviews.sweep!()
    expect([[...one], [...other]]).toEqual([['reviews'], ['work']])
  })

  test('what was begun before a change is kept only where the change does not concern it', async () => {
    const { cache, draw, hold, home, text } = setUp()
    const release = hold()
    const both = Promise.all([cache.recall('/', home), cache.recall('/about', draw('/about'))])
    cache.clear({ feature: 'reviews' })
    const anew = cache.recall('/', home)
    release()
    await both
    expect(text(await anew)).toBe('3')
    expect([text(cache.get('/')), text(cache.get('/about'))]).toEqual(['3', '2'])
  })
})

describe('pages to which something was added', () => {
  const added = { feature: 'reviews', isAddition: true }

  test('a page is shown as it was while it is drawn again, once, however many ask', async () => {
    const { cache, drawn, hold, home, text } = setUp()
    await cache.recall('/', home)
    cache.clear(added)
    expect(cache.get('/')).toBeUndefined()
    const release = hold()
    for (let reader = 0; reader < 20; reader++) expect(text(cache.asItWas('/', home))).toBe('1')
    expect(drawn).toEqual(['/', '/'])
    // Who has to see it as it is now waits for the same drawing.
    const now = cache.recall('/', home)
    release()
    expect(text(await now)).toBe('2')
    expect(text(cache.get('/'))).toBe('2')
    expect(drawn).toHaveLength(2)
  })

  test('further additions meanwhile start no second drawing, and none of them is lost', async () => {
    const { cache, drawn, hold, home, text } = setUp()
    await cache.recall('/', home)
    cache.clear(added)
    const release = hold()
    cache.asItWas('/', home)
    cache.clear(added)
    for (let reader = 0; reader < 20; reader++) expect(text(cache.asItWas('/', home))).toBe('1')
    expect(drawn).toHaveLength(2)
    release()
    await expect.poll(() => text(cache.asItWas('/', home))).toBe('2')
    expect(drawn).toHaveLength(3)
    await expect.poll(() => text(cache.get('/'))).toBe('3')
  })

  test('not for longer than five seconds, and not where anything was taken away or changed', async () => {
    const { cache, clock, home, text } = setUp()
    await cache.recall('/', home)
    cache.clear(added)
    clock.advance(4_999)
    cache.clear(added)
    const away = async (): Promise<Delivery> => Promise.reject(new Error('the database is away'))
    expect(text(cache.asItWas('/', away))).toBe('1')
    await expect(cache.recall('/', away)).rejects.toThrow('away')
    clock.advance(1)
    expect(cache.asItWas('/', home)).toBeUndefined()
    await cache.recall('/', home)
    cache.clear(added)
    cache.clear({ feature: 'reviews' })
    expect(cache.asItWas('/', home)).toBeUndefined()
  })

  test('a drawing that was begun before something was taken away is not shown either', async () => {
    const { cache, hold, home, text } = setUp()
    await cache.recall('/', home)
    cache.clear(added)
    const release = hold()
    cache.asItWas('/', home)
    cache.clear({ feature: 'reviews' })
    const anew = cache.recall('/', home)
    release()
    expect(text(await anew)).toBe('3')
    expect(text(cache.get('/'))).toBe('3')
  })
})
