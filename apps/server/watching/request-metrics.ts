import type { PageTally } from '../pages/page-tally'
import type { Prom, Registry } from './prom'

/** Seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Stands in place of a route for pages that are answered out of memory, before anything looks for a route. */
const FROM_MEMORY = 'page in memory'

/** `route`: the pattern, never an address that somebody asked for; undefined where none fits. */
export type Answered = {
  readonly route: string | undefined
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** Counts requests. Pages in memory cost a number each, which is read when somebody asks. */
export function countRequests(prom: Prom, registry: Registry) {
  const registers = [registry]
  const requests = new prom.Counter({
    name: 'frontage_http_requests_total',
    help: 'Answered requests by pattern of their route, method and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const durations = new prom.Histogram({
    name: 'frontage_http_request_duration_seconds',
    help: 'Time until a request was answered, without pages in memory',
    labelNames: ['route', 'method'],
    buckets: BUCKETS,
    registers,
  })
  const lookups = new prom.Counter({
    name: 'frontage_page_cache_lookups_total',
    help: 'Pages that were in memory (hit), and pages that had to be drawn (miss)',
    labelNames: ['result'],
    registers,
  })
  const grown = sinceLast()

  return {
    answered: ({ route = 'none', method, status, seconds }: Answered): void => {
      const known = METHODS.has(method) ? method : 'other'
      requests.inc({ route, method: known, status })
      durations.observe({ route, method: known }, seconds)
    },
    read: ({ hits, misses, answers }: PageTally): void => {
      lookups.inc({ result: 'hit' }, grown('hit', hits))
      lookups.inc({ result: 'miss' }, grown('miss', misses))
      for (const [method, counts] of Object.entries(answers))
        for (const [status, count] of Object.entries(counts))
          requests.inc({ route: FROM_MEMORY, method, status }, grown(`${method} ${status}`, count))
    },
  }
}

/** By how much a count has grown since it was asked for last. */
function sinceLast(): (name: string, count: number) => number {
  const known = new Map<string, number>()
  return (name, count) => {
    const before = known.get(name) ?? 0
    known.set(name, count)
    return count - before
  }
}
