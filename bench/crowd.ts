import { setTimeout } from 'node:timers/promises'
import type { Fields } from './listing/cost.ts'
import { engineVersions, onPostgres, onSqlite, type Ready } from './listing/engines.ts'
import { withCleanup } from './tools/cleanup.ts'
import { say } from './tools/numbers.ts'
import { aim, type Report } from './tools/report.ts'
import { table } from './tools/table.ts'

const REVIEWS = 100_000
const AT_ONCE = 20
const ROUNDS = { quick: 2, full: 5 }
/** Milliseconds. */
const MOST = 300
const MOST_ELSEWHERE = 500
const LIST = { action: 'wprp_load_more_revs', perrow: '3', nrows: '4', filterbar: 'no', typed: 'yes' }

const PAIRS = [...'abcdefghiklmnoprstuw'].flatMap((one) => [...'aeionrst'].map((other) => one + other))

/** What each of those who come at once asks for; never the same twice, so that nothing is remembered. */
const questions: Readonly<Record<string, (number: number) => Fields>> = {
  'two letters': (number) => ({ textsearch: PAIRS[number % PAIRS.length]! }),
  'two letters that hardly any review holds': (number) => ({
    textsearch: `q${'bcdfghjklmnpqrstvwxyz'[number % 21]}`,
    textrating: String(1 + (number % 5)),
  }),
  'random order, by a filter of their own': (number) => ({
    textsort: 'random',
    textrating: String(1 + (number % 5)),
    clickedpnum: String(1 + number),
  }),
  'random order, far down': (number) => ({ textsort: 'random', clickedpnum: String(500 + 37 * number) }),
  'pages far down': (number) => ({ textsort: number % 2 ? 'oldest' : 'lowest', clickedpnum: String(8_000 - 61 * number) }),
  'two words': (number) => ({ textsearch: `${PAIRS[number % PAIRS.length]} ${PAIRS[(number * 7) % PAIRS.length]}` }),
}

/** What twenty who ask for dear things at once wait for, and what everybody else waits for meanwhile. */
export const crowd = async (isQuick: boolean): Promise<Report> => {
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full
  const sqlite = await withCleanup(async (later) => partOf(await onSqlite(REVIEWS, later), rounds))
  const postgres = await withCleanup(async (later) => partOf(await onPostgres(REVIEWS, later), rounds))
  return {
    title: `${AT_ONCE} dear questions at once among ${say(REVIEWS)} reviews`,
    parts: [
      `Milliseconds until an answer, ${rounds} times ${AT_ONCE} at once, each another one; and the longest that \`/healthz\`, asked every 5 ms, took meanwhile.`,
      ...sqlite,
      ...postgres,
    ],
    versions: engineVersions(),
  }
}

async function partOf(ready: Ready, rounds: number): Promise<string[]> {
  const { base } = ready.site
  const ticket = ((await (await fetch(`${base}/api/ticket?purpose=reviews`)).json()) as { ticket: string }).ticket
  const ask = async (fields: Fields): Promise<number> => {
    const began = performance.now()
    const body = new URLSearchParams({ ...LIST, wpfb_nonce: ticket, ...fields })
    const response = await fetch(`${base}/wp-admin/admin-ajax.php`, { method: 'POST', body })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`the list answers ${response.status}`)
    return performance.now() - began
  }
  const rows: (readonly [string, number, number, number])[] = []
  for (const [name, questionOf] of Object.entries(questions)) {
    const times: number[] = []
    const watch = watchHealth(base)
    for (let round = 0; round < rounds; round++)
      times.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, one) => ask(questionOf(round * AT_ONCE + one))))))
    times.sort((one, other) => one - other)
    const at = (share: number): number => times[Math.ceil(times.length * share) - 1]!
    rows.push([name, at(0.5), at(0.95), await watch.longest()])
  }
  const head = ['question', 'half of all within', '95 of 100 within', '/healthz at most']
  return [
    `## ${ready.engine}`,
    table(
      head,
      rows.map(([name, ...times]) => [name, ...times.map((time) => say(time))]),
    ),
    [
      aim(
        rows.every(([, , most]) => most <= MOST),
        `95 of 100 within ${MOST} ms`,
      ),
      aim(
        rows.every(([, , , longest]) => longest <= MOST_ELSEWHERE),
        `nobody else waits ${MOST_ELSEWHERE} ms`,
      ),
    ].join('\n'),
  ]
}

/** Asks all the time how the server is. */
function watchHealth(base: string): { longest: () => Promise<number> } {
  let isOver = false
  let longest = 0
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now()
      await (await fetch(`${base}/healthz`)).arrayBuffer()
      longest = Math.max(longest, performance.now() - began)
      await setTimeout(5)
    }
  })()
  return {
    longest: async () => {
      isOver = true
      await watching
      return longest
    },
  }
}
