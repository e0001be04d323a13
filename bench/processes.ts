import { loadavg } from 'node:os'
import { engineVersions } from './listing/engines.ts'
import { HAPROXY } from './peers/haproxy.ts'
import { type Cost, type Costs, costsWith } from './processes/cost.ts'
import { type Killed, killed, type Rolled, rolled } from './processes/faults.ts'
import { seenBy } from './processes/seen.ts'
import { prepareHouse } from './processes/site.ts'
import { withCleanup } from './tools/cleanup.ts'
import { versionOf } from './tools/machine.ts'
import { median, say } from './tools/numbers.ts'
import { aim, type Report } from './tools/report.ts'
import { table } from './tools/table.ts'

const SIZES = [1, 2, 4]
/** Turn by turn, so that what disturbs the machine disturbs all. */
const TURNS = { quick: 1, full: 2 }
const MOST_MORE = 1.15
const MOST_SEEN = { median: 100, always: 1_000 }

type Call = keyof Costs
const calls: Readonly<Record<Call, string>> = {
  answered: 'a message, until it is answered',
  message: 'a message, until its e-mails have left',
  listing: 'a call of the list',
}

/** What a site costs, shows and loses as one, two and four processes behind HAProxy on one PostgreSQL. */
export const processes = (isQuick: boolean): Promise<Report> =>
  withCleanup(async (later) => {
    const house = await prepareHouse(later)
    const costs = new Map<number, Costs[]>(SIZES.map((many) => [many, []]))
    for (let turn = 0; turn < (isQuick ? TURNS.quick : TURNS.full); turn++)
      for (const many of SIZES) costs.get(many)?.push(await costsWith(house, many, isQuick))
    const times = await seenBy(house, 4, isQuick)
    const kills = await killed(house, isQuick)
    const restarts = await rolled(house, isQuick)
    const load = loadavg().map((average) => average.toFixed(2))
    return {
      title: 'One, two and four processes behind HAProxy',
      parts: [
        ...partOfCosts(costs),
        ...partOfTimes(times),
        ...partOfFaults(kills, restarts),
        `Load average (1, 5, 15 minutes) at the end: ${load.join(' ')}.`,
      ],
      versions: [...engineVersions(), `HAProxy ${versionOf(HAPROXY, '-v')}`],
    }
  })

const sumOf = ({ ours, database }: Cost): number => ours + database

function partOfCosts(costs: ReadonlyMap<number, readonly Costs[]>): string[] {
  const middle = (many: number, call: Call, pick: (cost: Cost) => number): number =>
    median((costs.get(many) ?? []).map((cost) => pick(cost[call])))
  const names = Object.keys(calls) as Call[]
  const rows = names.flatMap((call) =>
    SIZES.map((many) => [
      many === 1 ? calls[call] : '',
      String(many),
      say(
        middle(many, call, ({ ours }) => ours),
        2,
      ),
      say(
        middle(many, call, ({ database }) => database),
        2,
      ),
      say(middle(many, call, sumOf), 2),
      say(middle(many, call, sumOf) / middle(1, call, sumOf), 2),
    ]),
  )
  const aims = names.map((call) => {
    const ratio = middle(4, call, sumOf) / middle(1, call, sumOf)
    return aim(ratio <= MOST_MORE, `${calls[call]} costs four processes at most ${MOST_MORE} times as much as one: ${say(ratio, 2)}`)
  })
  return [
    '## CPU for a request',
    'Milliseconds, user and system, of all servers (web and jobs in each) and of PostgreSQL, eight at once for each process; the median of turns.',
    table(['request', 'processes', 'servers', 'PostgreSQL', 'together', 'of one'], rows),
    aims.join('\n'),
  ]
}

function partOfTimes(times: readonly number[]): string[] {
  const [middle, slowest] = [median(times), Math.max(...times)]
  return [
    '## A change is seen by all',
    `An owner changes a text at one of four, ${times.length} times; milliseconds from the answer until the slowest of the others shows it on a page that it had in memory: median ${say(middle)}, slowest ${say(slowest)}.`,
    [
      aim(middle <= MOST_SEEN.median, `half of all changes are seen by all within ${MOST_SEEN.median} ms`),
      aim(slowest <= MOST_SEEN.always, `each within ${say(MOST_SEEN.always)} ms`),
    ].join('\n'),
  ]
}

const said = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${say(count)} × ${what}`)
    .join(', ') || 'nothing'

function partOfFaults(kills: Killed, restarts: Rolled): string[] {
  const failed = Object.values(restarts.failed).reduce((sum, count) => sum + count, 0)
  return [
    '## Killed and restarted',
    `One of four was killed every five seconds and started again, ${kills.kills} times within ${say(kills.seconds)} s, while twenty wrote through HAProxy. ${say(kills.acknowledged)} messages were acknowledged and ${say(kills.mails)} e-mails left; on the way those who wrote heard: ${said(kills.failures)}.`,
    `Each of four was restarted in turn, ${restarts.restarts} times in all, with two seconds of notice (\`SHUTDOWN_NOTICE_SECONDS\`), while twenty wrote and others read: about ${say(restarts.requests)} requests; failed: ${said(restarts.failed)}.`,
    [
      aim(kills.lost === 0, `no message that was acknowledged is lost: ${kills.lost}`),
      aim(kills.doubled === 0, `none is there twice: ${kills.doubled}`),
      aim(kills.mailsDoubled === 0, `no e-mail left twice: ${kills.mailsDoubled}`),
      aim(
        failed === 0 && restarts.lost === 0,
        `no request failed while all were restarted in turn: ${failed} failed, ${restarts.lost} lost`,
      ),
    ].join('\n'),
  ]
}
