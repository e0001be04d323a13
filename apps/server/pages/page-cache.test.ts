import { createFakeClock } from '@frontage/kit/clock'
import { setLocale } from '@frontage/kit/say'
import { beforeAll, expect, test } from 'vitest'
import type { Asset } from '../http/assets'
import type { Delivery } from '../http/deliver'
import { createPageCache } from './page-cache'

beforeAll(() => setLocale({ language: 'en', timeZone: 'Pacific/Auckland' }))

const page = { status: 200, headers: {}, asset: { type: 'text/html', etag: '', body: Buffer.alloc(100) } } as unknown as Delivery
const MEGABYTE = 2 ** 20

test('F03: a page is drawn anew when the day turns where the business is, and not before (bar H19)', async () => {
  // 22:59 in New Zealand: midnight is not that of the server.
  const clock = createFakeClock('2026-11-21T09:59:30Z')
  const cache = createPageCache(MEGABYTE, clock)
  let drawn = 0
  const ask = async (): Promise<void> =>
    void (
      cache.get('/quote') ??
      (await cache.recall('/quote', async () => {
        drawn++
        return page
      }))
    )
  await ask()
  clock.advance(60_000 * 60)
  await ask()
  expect(drawn).toBe(1)
  clock.advance(60_000)
  await ask()
  await ask()
  expect(drawn).toBe(2)
})

test('F03: what was begun before midnight is not kept after it', async () => {
  const clock = createFakeClock('2026-11-21T10:59:59Z')
  const cache = createPageCache(MEGABYTE, clock)
  const drawing = Promise.withResolvers<Delivery>()
  const slow = cache.recall('/quote', () => drawing.promise)
  clock.advance(2000)
  expect(cache.get('/quote')).toBeUndefined()
  drawing.resolve(page)
  await slow
  expect(cache.get('/quote')).toBeUndefined()
})

test('a page is kept no longer than it is true: a business that closes is not open in memory', async () => {
  const clock = createFakeClock('2026-11-23T03:00:00Z')
  const cache = createPageCache(MEGABYTE, clock)
  const until = clock.now().getTime() + 60_000
  await cache.recall('/contact', async () => ({ ...page, until }))
  clock.advance(59_999)
  expect(cache.get('/contact')?.until).toBe(until)
  clock.advance(1)
  expect(cache.get('/contact')).toBeUndefined()
  await cache.recall('/contact', async () => ({ ...page, until: until + 60_000 }))
  expect(cache.get('/contact')?.until).toBe(until + 60_000)
})

test('a page that is read often is compressed once more, one page after the other; what changed meanwhile is not kept', async () => {
  const compressed: string[] = []
  const gate = Promise.withResolvers<void>()
  const better = async (asset: Asset): Promise<Asset> => {
    compressed.push(asset.etag)
    await gate.promise
    return { ...asset, br: Buffer.from('smaller') }
  }
  const cache = createPageCache(MEGABYTE, createFakeClock('2026-11-23T03:00:00Z'), better)
  const named = (etag: string): Delivery => ({ ...page, asset: { ...page.asset, etag, br: Buffer.from('at once') } })
  const sizeOf = (address: string): string | undefined => cache.get(address)?.asset.br?.toString()
  for (const address of ['/', '/about']) {
    await cache.recall(address, async () => named(address))
    for (let read = 0; read < 10; read++) expect(sizeOf(address)).toBe('at once')
  }
  await cache.recall('/seldom', async () => named('/seldom'))
  expect(sizeOf('/seldom')).toBe('at once')
  await expect.poll(() => compressed).toEqual(['/'])
  gate.resolve()
  await expect.poll(() => sizeOf('/about')).toBe('smaller')
  expect(sizeOf('/')).toBe('smaller')
  expect(sizeOf('/seldom')).toBe('at once')
  expect(compressed).toEqual(['/', '/about'])

  cache.clear()
  await cache.recall('/', async () => named('new'))
  expect(sizeOf('/')).toBe('at once')
})
