import { type Clock, todayAt } from '@frontage/kit/clock'
import { type Asset, compressedAgain } from '../http/assets'
import type { Delivery } from '../http/deliver'
import { createBoundedCache } from './bounded-cache'
import { createCompressor } from './compress-later'
import { createPageTally, type PageTally } from './page-tally'

/**
 * Pages as they were drawn, by their address, until something changes, the day is over, or they say themselves that they are
 * not true any more: bounds of dates count from today, and a business opens and closes. They are kept within a number of
 * bytes, and pages that are read again stay, however many others are asked for once.
 */
export type PageCache = {
  get(address: string): Delivery | undefined
  /** Draws a page once, however many ask for it at the same time. What was drawn before a change is not kept. */
  recall(address: string, draw: () => Promise<Delivery>): Promise<Delivery>
  clear(): void
  /** How often what was in it. */
  readonly tally: PageTally
}

const MINUTE = 60_000
/** Bytes of a page that are not its text: headers, and what the lines of the cache need. */
const AROUND = 2_048

const bytesOf = (address: string, { asset: { body, br, gzip } }: Delivery): number =>
  AROUND + 2 * address.length + body.length + (br?.length ?? 0) + (gzip?.length ?? 0)

/** `most`: bytes of all pages together. `compress`: a page that is read often, once more and better, one page at a time. */
export function createPageCache(most: number, clock: Clock, compress = compressedAgain): PageCache {
  const kept = createBoundedCache(most, bytesOf)
  const compressLater = createCompressor(compress)
  const tally = createPageTally()
  let drawing = new Map<string, Promise<Delivery>>()

  async function draw(address: string, make: () => Promise<Delivery>): Promise<Delivery> {
    tally.misses++
    const since = drawing
    const page = await make()
    if (since === drawing) kept.set(address, page)
    return page
  }

  const isTrue = ({ until }: Delivery): boolean => until === undefined || clock.now().getTime() < until
  const clear = (): void => {
    kept.clear()
    drawing = new Map()
  }
  const isOver = createDayWatch(clock)
  const turnTheDay = (): void => {
    if (isOver()) clear()
  }

  return {
    get: (address) => {
      turnTheDay()
      const page = kept.get(address)
      if (!page || !isTrue(page)) return undefined
      tally.hits++
      const since = drawing
      const keep = (asset: Asset): void => kept.set(address, { ...page, asset })
      compressLater({ asset: page.asset, isCurrent: () => since === drawing, keep })
      return page
    },
    recall: (address, make) => {
      turnTheDay()
      const current = drawing
      const known = current.get(address) ?? draw(address, make).finally(() => current.delete(address))
      current.set(address, known)
      return known
    },
    clear,
    tally,
  }
}

/** Whether another day has begun since it was asked last. A day begins with a minute, so most answers cost a division. */
function createDayWatch(clock: Clock): () => boolean {
  let minute = Number.NaN
  let day = todayAt(clock.now())
  return () => {
    const now = clock.now()
    const current = Math.floor(now.getTime() / MINUTE)
    if (current === minute) return false
    minute = current
    const before = day
    day = todayAt(now)
    return day !== before
  }
}
