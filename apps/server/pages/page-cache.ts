import { type Clock, todayAt } from '@frontage/kit/clock'
import { type Asset, compressedAgain } from '../http/assets'
import type { Delivery } from '../http/deliver'
import { createBoundedCache } from './bounded-cache'
import { createCompressor } from './compress-later'
import { concerns, createDrawings, type Drawn, type PageChange } from './drawings'
import { createPageTally, type PageTally } from './page-tally'

/**
 * Pages as they were drawn, by their address, until something changes that they are made of, the day is over, or they say
 * themselves that they are not true any more: bounds of dates count from today, and a business opens and closes. They are kept
 * within a number of bytes, and pages that are read again stay, however many others are asked for once.
 */
export type PageCache = {
  get(address: string): Delivery | undefined
  /** Draws a page once, however many ask for it at the same time. What was drawn before a change is not kept. */
  recall(address: string, draw: () => Promise<Delivery>): Promise<Delivery>
  /**
   * A page as it was before something was added to it, for a few seconds after that, while it is drawn again, once. Undefined
   * where nothing true is there. What fails here is tried again when the page is asked for next.
   */
  asItWas(address: string, draw: () => Promise<Delivery>): Delivery | undefined
  /** Lets go of what a change concerns; without one, of everything. */
  clear(change?: PageChange): void
  /** How often what was in it. */
  readonly tally: PageTally
}

type Kept = { readonly page: Delivery; readonly asked: ReadonlySet<string>; readonly oldSince?: number }

const MINUTE = 60_000
/** Milliseconds for which a page is shown as it was before an addition. */
const OLDEST = 5_000
/** Bytes of a page that are not its text: headers, and what the lines of the cache need. */
const AROUND = 2_048

const bytesOf = (address: string, { page: { asset } }: Kept): number =>
  AROUND + 2 * address.length + asset.body.length + (asset.br?.length ?? 0) + (asset.gzip?.length ?? 0)

/** What is left of a page behind a change. */
function behind(kept: Kept, change: PageChange, now: number): Kept | undefined {
  if (!concerns(change, kept.asked)) return kept
  return change.isAddition ? { ...kept, oldSince: kept.oldSince ?? now } : undefined
}

/** Pages within their bytes, true or as they were. */
function createKeptPages(most: number, clock: Clock) {
  const kept = createBoundedCache(most, bytesOf)
  const now = (): number => clock.now().getTime()

  return {
    set: kept.set,
    find: (address: string): Kept | undefined => {
      const found = kept.get(address)
      return found && (found.page.until === undefined || now() < found.page.until) ? found : undefined
    },
    add: (address: string, { page, asked, changes }: Drawn): void => {
      let left: Kept | undefined = { page, asked }
      for (const change of changes) left &&= behind(left, change, now())
      const isNewerThere = left?.oldSince !== undefined && kept.get(address)?.oldSince === undefined && kept.get(address)
      if (left && !isNewerThere) kept.set(address, left)
    },
    change: (change: PageChange): void => {
      const at = now()
      kept.revise((page) => behind(page, change, at))
    },
    /** Whether a page may be shown as it was. */
    isYoung: ({ oldSince }: Kept): boolean => oldSince !== undefined && now() - oldSince < OLDEST,
  }
}

/** `most`: bytes of all pages together. `compress`: a page that is read often, once more and better, one page at a time. */
export function createPageCache(most: number, clock: Clock, compress = compressedAgain): PageCache {
  const kept = createKeptPages(most, clock)
  const compressLater = createCompressor(compress)
  const tally = createPageTally()
  const drawings = createDrawings()
  const isOver = createDayWatch(clock)

  async function draw(address: string, make: () => Promise<Delivery>): Promise<Delivery> {
    tally.misses++
    const drawn = await drawings.begin(address, make)
    kept.add(address, drawn)
    return drawn.page
  }

  function clear(change: PageChange = {}): void {
    kept.change(change)
    drawings.note(change)
  }

  function find(address: string): Kept | undefined {
    if (isOver()) clear()
    return kept.find(address)
  }

  return {
    get: (address) => {
      const found = find(address)
      if (!found || found.oldSince !== undefined) return undefined
      tally.hits++
      const { page } = found
      const keep = (asset: Asset): void => kept.set(address, { ...found, page: { ...page, asset } })
      compressLater({ asset: page.asset, isCurrent: () => kept.find(address) === found, keep })
      return page
    },
    recall: async (address, make) => {
      if (isOver()) clear()
      const current = drawings.current(address)
      return current ? (await current).page : draw(address, make)
    },
    asItWas: (address, make) => {
      const found = find(address)
      if (!found || !kept.isYoung(found)) return undefined
      if (!drawings.isDrawing(address)) void draw(address, make).catch(() => undefined)
      tally.hits++
      return found.page
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
