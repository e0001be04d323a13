import { hasWordPress } from './pages/contestants.ts'
import { type Measured, measure, timesOf } from './pages/measure.ts'
import { type Pair, pairs } from './pages/pairs.ts'
import { versionsOf } from './pages/versions.ts'
import { withCleanup } from './tools/cleanup.ts'
import { fetchRaw } from './tools/fetch.ts'
import { median, say } from './tools/numbers.ts'
import { aim, type Report } from './tools/report.ts'
import { table } from './tools/table.ts'
import { wrk } from './tools/wrk.ts'

const ROUNDS = { quick: { count: 2, seconds: 2 }, full: { count: 7, seconds: 6 } }
const WARM_UP = 3

type Result = { readonly name: string; readonly ours: Measured; readonly theirs: Measured }

/** Our contact and portfolio pages beside those of a WordPress that stands in the page cache of nginx, plain and gzipped once. */
export const cached = (isQuick: boolean): Promise<Report> =>
  withCleanup(async (later) => {
    if (!hasWordPress()) throw new Error('WordPress, nginx, php-fpm or MariaDB is missing: they come with Debian')
    const rounds = isQuick ? ROUNDS.quick : ROUNDS.full
    const results = (await pairs(later)).map(
      ({ name, ours, theirs }: Pair): Result => ({ name, ours: unmeasured(ours), theirs: unmeasured(theirs) }),
    )
    for (const one of bothOf(results)) await wrk({ ...one, seconds: WARM_UP })
    for (let round = 0; round < rounds.count; round += 1) for (const one of bothOf(results)) await measure(one, rounds.seconds)
    return reportOf(results, await Promise.all(bothOf(results).map(sizeOf)), `${rounds.count} rounds of ${rounds.seconds} s`)
  })

const unmeasured = (one: Pair['ours']): Measured => ({ ...one, rates: [], cpus: [] })
const bothOf = (results: readonly Result[]): Measured[] => results.flatMap(({ ours, theirs }) => [ours, theirs])
const sizeOf = async ({ url, encoding }: Measured): Promise<number> =>
  (await fetchRaw(url, { headers: { 'accept-encoding': encoding } })).body.length

function reportOf(results: readonly Result[], sizes: readonly number[], rounds: string): Report {
  const below = results.filter(({ ours, theirs }) => timesOf(ours, theirs) < 1).map(({ name }) => name)
  return {
    title: 'Pages beside a WordPress behind a page cache',
    parts: [
      table(
        ['page', 'requests a second', 'theirs', 'times theirs', 'CPU a request (µs)', 'theirs', 'bytes of body', 'theirs'],
        results.map(({ name, ours, theirs }, index) => [
          name,
          say(median(ours.rates)),
          say(median(theirs.rates)),
          `**${say(timesOf(ours, theirs), 2)}**`,
          say(median(ours.cpus) * 1000),
          say(median(theirs.cpus) * 1000),
          say(sizes[2 * index]!),
          say(sizes[2 * index + 1]!),
        ]),
      ),
      aim(below.length === 0, `at least as many requests as theirs${below.length ? `; fewer: ${below.join('; ')}` : ''}`),
      `Medians of ${rounds} each, turn by turn, ratios turn for turn; 50 connections, 2 threads of wrk on the same cores. Frontage is one process, nginx has one a core; its cache holds every page, and what is gzipped was gzipped once.`,
    ],
    versions: versionsOf(['WordPress', 'nginx']),
  }
}
