import { type Cost, costOf, costOfOne, type Fields, listOf } from './listing/cost.ts'
import { engineVersions, onPostgres, onSqlite, type Ready } from './listing/engines.ts'
import { mixHead, mixOf } from './listing/mix.ts'
import { withCleanup } from './tools/cleanup.ts'
import { fetchRaw } from './tools/fetch.ts'
import { say } from './tools/numbers.ts'
import { aim, type Report } from './tools/report.ts'
import { table } from './tools/table.ts'

type Row = { readonly name: string; readonly first?: Cost; readonly later: Cost }

const REVIEWS = 100_000
/** Ten times as many are measured with the mix alone, and not when it has to be quick. */
const MANY = 1_000_000
const DEEP = 5_000
const CALLS = { quick: 300, full: 3_000 }
const WARM_UP = 1_000
const MOST = { sqlite: 1, postgres: 3 }
/** A page far down is as dear as the first one when it costs at most this many times as much. */
const ALIKE = 1.5

const FIRST_PAGE = 'first page'
const BY_NUMBER = `page ${say(DEEP)}, by its number`

/** A search reads texts until it has a page of them and, when it is new, all of them to count. */
const questions: Readonly<Record<string, Fields>> = {
  [FIRST_PAGE]: {},
  [BY_NUMBER]: { clickedpnum: String(DEEP) },
  'five stars': { textrating: '5' },
  German: { textlang: 'de' },
  'search, half of all found': { textsearch: 'google' },
  'search, 1 in 100 found': { textsearch: 'excellent' },
  'search, none found': { textsearch: 'no such words' },
}

/** What a call of the list costs among 100,000 reviews, in SQLite and in PostgreSQL. */
export const listing = async (isQuick: boolean): Promise<Report> => {
  const calls = isQuick ? CALLS.quick : CALLS.full
  const sqlite = await withCleanup(async (later) => partOf(await onSqlite(REVIEWS, later), calls, MOST.sqlite))
  const postgres = await withCleanup(async (later) => partOf(await onPostgres(REVIEWS, later), calls, MOST.postgres))
  const mix = await sideBySide(isQuick ? [REVIEWS] : [REVIEWS, MANY])
  return {
    title: `The list among ${say(REVIEWS)} reviews`,
    parts: [
      `CPU of the server in milliseconds, user and system; 12 rows a call. "After that" is the mean of ${say(calls)} calls, or of 30 seconds of them.`,
      ...sqlite,
      ...postgres,
      ...mix,
    ],
    versions: engineVersions(),
  }
}

/** The same questions on both engines among fewer and more reviews. */
async function sideBySide(sizes: readonly number[]): Promise<string[]> {
  const rows: string[][] = []
  for (const [place, on] of [onSqlite, onPostgres].entries())
    for (const size of sizes)
      rows.push(await withCleanup(async (later) => mixOf(await on(size, later), `${place ? 'PostgreSQL' : 'SQLite'}, ${say(size)}`)))
  const what = 'Every filter (none, five stars, German, one star at Google) with every search (none and five) on pages 1, 50 and 5,000.'
  return ['## Side by side', `${what} Milliseconds of CPU, the database's own included.`, table(mixHead, rows)]
}

async function partOf(ready: Ready, calls: number, most: number): Promise<string[]> {
  const rows = await measure(ready, calls)
  const sum = ({ ours, database }: Cost): number => ours + database
  const cells = (cost: Cost | undefined): string[] => {
    if (!cost) return ready.database ? ['–', '–', '–'] : ['–']
    return ready.database ? [say(cost.ours, 2), say(cost.database, 2), `**${say(sum(cost), 2)}**`] : [`**${say(sum(cost), 2)}**`]
  }
  const columns = (when: string): string[] => (ready.database ? [`${when}: ours`, 'database', 'together'] : [when])
  const laterOf = (wanted: string): number => rows.filter(({ name }) => name === wanted).reduce((_, { later }) => sum(later), Number.NaN)
  const isDearWhenNew = ({ name, first }: Row): boolean => name.startsWith('search') && first !== undefined && sum(first) > most
  const tooDear = rows.flatMap((row) => [
    ...(sum(row.later) > most ? [row.name] : []),
    ...(isDearWhenNew(row) ? [`${row.name}, when it is new`] : []),
  ])
  const ratio = laterOf(BY_NUMBER) / laterOf(FIRST_PAGE)
  return [
    `## ${ready.engine}`,
    table(
      ['call', ...columns('first time'), ...columns('after that')],
      rows.map(({ name, first, later }) => [name, ...cells(first), ...cells(later)]),
    ),
    [
      aim(tooDear.length === 0, `at most ${most} ms a call${tooDear.length ? `; above it: ${tooDear.join('; ')}` : ''}`),
      aim(ratio <= ALIKE, `page ${say(DEEP)} costs about what the first page costs: ${say(ratio, 2)} times`),
    ].join('\n'),
  ]
}

async function measure(ready: Ready, calls: number): Promise<Row[]> {
  const list = await listOf(ready)
  for (let call = 0; call < WARM_UP; call += 1) await list({ textsort: 'oldest' })
  const rows: Row[] = []
  const take = async (name: string, call: () => Promise<unknown>): Promise<void> => {
    const first = await costOfOne(ready, call)
    rows.push({ name, first, later: await costOf(ready, call, calls) })
  }
  for (const [name, fields] of Object.entries(questions)) await take(name, () => list(fields))
  let cursor = ''
  const goOn = async (): Promise<void> => {
    cursor = (await list({ notinstring: cursor })).newnotinstring
  }
  rows.push({ name: `each page on the way to page ${say(DEEP)}`, later: await costOf(ready, goOn, DEEP - 1, Number.POSITIVE_INFINITY) })
  await take(`page ${say(DEEP)}, by its cursor`, () => list({ notinstring: cursor }))
  await take('the summary', () => fetchRaw(`${ready.site.base}/api/reviews/summary`))
  return rows
}
