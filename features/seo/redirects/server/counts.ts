import { todayAt } from '@frontage/kit/clock'
import type { Tools } from '@frontage/kit/feature.server'
import { COUNT_EVERY, DAYS_KEPT, MOST_MISSING } from '../../spec'
import type { CountsStore } from './counts.store'

/** What nobody but programs in search of holes asks for, and what may hold a person's name. */
const NOISE = /(^|\/)\.|\.(php\d?|aspx?|jsp|cgi|env|sql|bak|zip|gz|ini|ya?ml)$|wp-(admin|includes|login|json)|xmlrpc|@/i
const LONGEST = 300
const DAY = 86_400_000

export type Counts = ReturnType<typeof createCounts>

/** Counts in memory, and writes down now and then: an answer never waits for it. What a crash takes along are seconds of counting. */
export function createCounts(store: CountsStore, { clock, log }: Pick<Tools, 'clock' | 'log'>) {
  let used = new Map<number, number>()
  let missed = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function writeNow(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const [uses, misses, now] = [used, missed, clock.now()]
    used = new Map()
    missed = new Map()
    for (const [id, hits] of uses) await store.addUse(id, todayAt(now), hits)
    for (const [path, hits] of misses) await store.addMissing(path, todayAt(now), hits)
    if (misses.size) await store.prune(todayAt(new Date(now.getTime() - DAYS_KEPT * DAY)), MOST_MISSING)
  }

  /** Whoever reads the counts after it has them whole: what is being written already is waited for. */
  const write = (): Promise<void> => {
    writing = writing.catch(() => undefined).then(writeNow)
    return writing
  }

  const soon = (): void => {
    timer ??= setTimeout(() => write().catch((reason) => log.warn({ err: reason }, 'counts were lost')), COUNT_EVERY).unref()
  }

  return {
    /** A redirect was used. */
    use: (id: number): void => {
      used.set(id, (used.get(id) ?? 0) + 1)
      soon()
    },
    /** An address was asked for that is not there. Only so many different ones are held at once. */
    miss: (path: string): void => {
      if (path.length > LONGEST || NOISE.test(path) || !path.isWellFormed() || (missed.size >= MOST_MISSING && !missed.has(path))) return
      missed.set(path, (missed.get(path) ?? 0) + 1)
      soon()
    },
    write,
  }
}
