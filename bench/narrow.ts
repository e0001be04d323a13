import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { visitorsOf } from './memory/visitors.ts'
import { limitedTo } from './narrow/limit.ts'
import { sendersOf } from './narrow/senders.ts'
import { temporaryFolder, withCleanup } from './tools/cleanup.ts'
import { runFrontage, startFrontage } from './tools/frontage.ts'
import { say } from './tools/numbers.ts'
import { aim, type Report } from './tools/report.ts'
import { table } from './tools/table.ts'

const MIB = 2 ** 20
const MEMORY = 384 * MIB
/** Milliseconds. */
const LENGTH = { quick: 20_000, full: 120_000 }
const MOST = 1_000
/** Those who read and search, and those who send pictures and files: each as fast as they are answered. */
const READERS = 4
const SENDERS = 3

type Answers = { times: number[]; refused: number; broken: number }

/** Whether a server goes on within little memory, while it takes files, draws pictures and searches. */
export const narrow = (isQuick: boolean): Promise<Report> =>
  withCleanup(async (later) => {
    const env = { DATA_DIR: path.join(temporaryFolder(later), 'site'), FORM_MESSAGES_PER_MINUTE: '1000000', LOG_LEVEL: 'error' }
    const records = JSON.parse(runFrontage(['fixture'], { ...env, UPLOADS_PER_DAY_MB: '0' })) as Parameters<typeof sendersOf>[1]
    const limit = limitedTo(MEMORY, later)
    const site = await startFrontage([], { ...env, UPLOADS_PER_DAY_MB: '0', CONNECTIONS_PER_ADDRESS: '0' }, limit.under)
    later(() => site.stop())
    const visit = await visitorsOf(site.base)
    const send = await sendersOf(site.base, records)
    const until = Date.now() + (isQuick ? LENGTH.quick : LENGTH.full)
    const repeat = (many: number, act: (turn: number) => Promise<number>) => all(many, until, act)
    const page = async (): Promise<number> => {
      await pause(100)
      return statusOf(`${site.base}/sitemap.xml`)
    }
    const [readers, pictures, pages] = await Promise.all([repeat(READERS, visit), repeat(SENDERS, send), repeat(1, page)])
    return reportOf({ 'pages, searches, messages': readers, 'pictures and files': pictures, 'one page, again and again': pages }, limit)
  })

async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address)
  await answer.arrayBuffer()
  return answer.status
}

/** What so many, who each do one thing after the other, are answered until a moment. */
async function all(many: number, until: number, act: (turn: number) => Promise<number>): Promise<Answers> {
  const answers: Answers = { times: [], refused: 0, broken: 0 }
  let turn = 0
  const work = async (): Promise<void> => {
    while (Date.now() < until) {
      const began = performance.now()
      const status = await act(turn++).catch(() => 0)
      answers.times.push(performance.now() - began)
      if (status === 0 || (status >= 500 && status !== 503)) answers.broken += 1
      else if (status === 503 || status === 429) answers.refused += 1
    }
  }
  await Promise.all(Array.from({ length: many }, work))
  return answers
}

function reportOf(heard: Readonly<Record<string, Answers>>, limit: ReturnType<typeof limitedTo>): Report {
  const rows = Object.entries(heard).map(([name, { times, refused, broken }]) => {
    times.sort((one, other) => one - other)
    const at = (share: number): string => say(times[Math.ceil(times.length * share) - 1] ?? Number.NaN)
    return [name, say(times.length), at(0.5), at(0.95), say(refused), say(broken)]
  })
  const lists = Object.values(heard)
  const slowest = heard['one page, again and again']?.times ?? []
  const p95 = slowest[Math.ceil(slowest.length * 0.95) - 1] ?? Number.NaN
  const { highest, kills } = limit.seen()
  return {
    title: `A server within ${say(MEMORY / MIB)} MiB`,
    parts: [
      table(['who', 'requests', 'half within (ms)', '95 of 100 within (ms)', 'asked to come back', 'broken'], rows),
      [
        aim(
          kills === 0 && lists.every(({ broken }) => broken === 0),
          `nothing ends and nothing breaks: ${kills} processes ended by the system`,
        ),
        aim(p95 <= MOST, `95 of 100 pages within ${say(MOST)} ms: ${say(p95)} ms`),
      ].join('\n'),
      `${limit.how} Highest: ${say(highest / MIB)} MiB. ${READERS} who read, search and write, ${SENDERS} who send pictures of 12 to 24 megapixels and files of 8 MB, all as fast as they are answered.`,
    ],
    versions: ['SQLite'],
  }
}
