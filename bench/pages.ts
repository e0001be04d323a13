import { ask, contestants } from './pages/contestants.ts'
import { type Measured, measure, timesOf } from './pages/measure.ts'
import { versionsOf } from './pages/versions.ts'
import { withCleanup } from './tools/cleanup.ts'
import type { Answer } from './tools/fetch.ts'
import { median, range, say } from './tools/numbers.ts'
import { aim, type Report } from './tools/report.ts'
import { table } from './tools/table.ts'
import { wrk } from './tools/wrk.ts'

type Result = Measured & { readonly answer: Answer }

const ROUNDS = { quick: { count: 2, seconds: 2 }, full: { count: 7, seconds: 8 } }
const WARM_UP = 3

/** Our reviews page, as it stands in memory, beside nginx sending the very same bytes from a file, and beside WordPress. */
export const pages = (isQuick: boolean): Promise<Report> =>
  withCleanup(async (later) => {
    const rounds = isQuick ? ROUNDS.quick : ROUNDS.full
    const results: Result[] = []
    for (const one of await contestants(later)) {
      await wrk({ ...one, seconds: WARM_UP })
      results.push({ ...one, rates: [], cpus: [], answer: await ask(one.url, one.encoding) })
    }
    for (let round = 0; round < rounds.count; round += 1) for (const result of results) await measure(result, rounds.seconds)
    return reportOf(results, `${rounds.count} rounds of ${rounds.seconds} s`)
  })

function reportOf(results: readonly Result[], rounds: string): Report {
  const of = (name: string, encoding: string) => results.find((result) => result.name === name && result.encoding === encoding)
  const share = (encoding: string): number => timesOf(of('Frontage', encoding), of('nginx', encoding))
  const times = timesOf(of('Frontage', 'identity'), of('WordPress', 'identity'))
  const percent = (part: number): string => `${say(part * 100)} %`
  const beside = `${percent(share('br'))} in Brotli, ${percent(share('identity'))} not compressed`
  return {
    title: 'A page of the site',
    parts: [
      table(
        ['who', 'requests a second', 'lowest to highest', 'of nginx', 'CPU a request (µs)', 'bytes of body'],
        results.map((result) => rowOf(result, timesOf(result, of('nginx', result.encoding)))),
      ),
      [
        of('nginx', 'br')
          ? aim(share('br') >= 0.3, `at least 30 % of nginx, 50 % hoped for: ${beside}`)
          : '- nginx could not be had: no comparison',
        of('WordPress', 'identity')
          ? aim(times >= 20, `at least 20 times WordPress: ${say(times)} times`)
          : '- WordPress could not be had: no comparison',
      ].join('\n'),
      `Medians of ${rounds} each, turn by turn, ratios turn for turn; 50 connections, 2 threads of wrk on the same cores. Frontage is one process, nginx has one a core, php-fpm the five of Debian's pool.`,
    ],
    versions: versionsOf(results.map(({ name }) => name)),
  }
}

function rowOf({ name, encoding, rates, cpus, answer }: Result, share: number): string[] {
  const digits = median(rates) < 100 ? 1 : 0
  return [
    `${name}, ${encoding === 'br' ? 'Brotli' : 'not compressed'}`,
    say(median(rates), digits),
    range(rates, digits),
    `${say(share * 100, digits)} %`,
    say(median(cpus) * 1000),
    say(answer.body.length),
  ]
}
