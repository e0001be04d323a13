import path from 'node:path'
import { type Cost, costOf, costOfOne } from './listing/cost.ts'
import { engineVersions, type Ready } from './listing/engines.ts'
import { temporaryFolder, withCleanup } from './tools/cleanup.ts'
import { fetchRaw } from './tools/fetch.ts'
import { runFrontage, startFrontage } from './tools/frontage.ts'
import { say } from './tools/numbers.ts'
import { aim, type Report } from './tools/report.ts'
import { table } from './tools/table.ts'

const ITEMS = 20_000
const CALLS = { quick: 200, full: 2_000 }
const MOST = 2
const WARM_UP = 500

/** Every call asks for fifteen items, but the last two, which ask for as many as WordPress clients do. */
const questions: Readonly<Record<string, string>> = {
  'first page': '/api/portfolio/items',
  'page 1,000': '/api/portfolio/items?page=1000',
  'a category': '/api/portfolio/items?category=deck',
  'a category and a place': '/api/portfolio/items?category=deck&other=stoke',
  'search, 1 in 8 found': '/api/portfolio/items?q=macrocarpa',
  'search, mistyped': '/api/portfolio/items?q=macrcarpa',
  'WordPress route': '/wp-json/wp/v2/astra-portfolio',
  'WordPress route, a category': '/wp-json/wp/v2/astra-portfolio?astra-portfolio-categories=3',
}

type Row = { readonly name: string; readonly first: Cost; readonly later: Cost }

/** What a call of the list costs among 20,000 portfolio items on SQLite. */
export const portfolio = (isQuick: boolean): Promise<Report> =>
  withCleanup(async (later) => {
    const calls = isQuick ? CALLS.quick : CALLS.full
    const env = { DATA_DIR: path.join(temporaryFolder(later), 'site') }
    runFrontage(['generate', 'portfolio', String(ITEMS)], env)
    const site = await startFrontage([], env)
    later(site.stop)
    const rows = await measure({ engine: 'SQLite', site, database: undefined }, calls)
    const tooDear = rows.filter(({ later: cost }) => cost.ours > MOST).map(({ name }) => name)
    return {
      title: `The list among ${say(ITEMS)} portfolio items`,
      parts: [
        `CPU of the server in milliseconds, user and system. The first call of all reads the catalogue. "After that" is the mean of ${say(calls)} calls.`,
        table(
          ['call', 'first time', 'after that'],
          rows.map(({ name, first, later: cost }) => [name, say(first.ours, 2), `**${say(cost.ours, 2)}**`]),
        ),
        aim(tooDear.length === 0, `at most ${MOST} ms a call${tooDear.length ? `; above it: ${tooDear.join('; ')}` : ''}`),
      ],
      versions: engineVersions().slice(0, 1),
    }
  })

async function measure(ready: Ready, calls: number): Promise<Row[]> {
  const ask = async (address: string): Promise<void> => {
    const { status, body } = await fetchRaw(ready.site.base + address)
    if (status !== 200) throw new Error(`${address} answers ${status}: ${body}`)
  }
  const rows: Row[] = []
  for (const [name, address] of Object.entries(questions)) {
    const first = await costOfOne(ready, () => ask(address))
    for (let call = 0; call < WARM_UP; call += 1) await ask(address)
    rows.push({ name, first, later: await costOf(ready, () => ask(address), calls) })
  }
  return rows
}
