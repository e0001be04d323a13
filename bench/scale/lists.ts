import { type Cost, costOf, costOfOne, type Fields, listOf } from '../listing/cost.ts'
import { engineVersions, onPostgres, onSqlite, type Ready } from '../listing/engines.ts'
import type { Later } from '../tools/cleanup.ts'
import { say } from '../tools/numbers.ts'
import { aim, type Report } from '../tools/report.ts'
import { table } from '../tools/table.ts'

const REVIEWS = { quick: 20_000, full: 1_000_000 }
const CALLS = { quick: 50, full: 500 }
const WARM_UP = 100
/** Milliseconds of CPU, the database's own included; for the first time of a search, and for every call after that. */
const MOST = { first: 100, sqlite: 10, postgres: 20, random: 5 }

const questions: Readonly<Record<string, Fields>> = {
  'first page': {},
  'page 5,000': { clickedpnum: '5000' },
  'random order': { textsort: 'random' },
  'random order, page 50': { textsort: 'random', clickedpnum: '50' },
  'search, half of all found': { textsearch: 'google' },
  'search, two letters': { textsearch: 'ow' },
  'search, none found': { textsearch: 'no such words' },
}

const sum = ({ ours, database }: Cost): number => ours + database

/** What the public list costs among a million reviews on both engines. */
export async function listsAtSize(isQuick: boolean, later: Later): Promise<Report> {
  const reviews = isQuick ? REVIEWS.quick : REVIEWS.full
  const lines = [
    ...(await measure(await onSqlite(reviews, later), MOST.sqlite, isQuick)),
    ...(await measure(await onPostgres(reviews, later), MOST.postgres, isQuick)),
  ]
  const about = 'Milliseconds of CPU, user and system, the database’s own included; 12 rows a call.'
  return { title: `The list among ${say(reviews)} reviews`, parts: [about, ...lines], versions: engineVersions() }
}

async function measure(ready: Ready, most: number, isQuick: boolean): Promise<string[]> {
  const list = await listOf(ready)
  for (let call = 0; call < WARM_UP; call += 1) await list({ textsort: 'oldest' })
  const rows: { readonly name: string; readonly first: number; readonly again: number }[] = []
  for (const [name, fields] of Object.entries(questions)) {
    const first = sum(await costOfOne(ready, () => list(fields)))
    rows.push({ name, first, again: sum(await costOf(ready, () => list(fields), isQuick ? CALLS.quick : CALLS.full)) })
  }
  const missed = rows.filter(({ name, first, again }) =>
    name.startsWith('random') ? Math.max(first, again) > MOST.random : first > MOST.first || again > most,
  )
  return [
    `### ${ready.engine}`,
    table(
      ['call', 'first time', 'after that'],
      rows.map(({ name, first, again }) => [name, say(first, 2), say(again, 2)]),
    ),
    aim(
      missed.length === 0,
      `at most ${MOST.first} ms the first time, then ${most} ms, in random order ${MOST.random} ms always${missed.length ? `; above it: ${missed.map(({ name }) => name).join('; ')}` : ''}`,
    ),
  ]
}
