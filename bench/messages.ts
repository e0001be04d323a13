import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { costBeside } from './messages/beside.ts'
import { freshTicket, sendMessage } from './messages/sender.ts'
import { type Later, temporaryFolder, withCleanup } from './tools/cleanup.ts'
import { cpuOf } from './tools/cpu.ts'
import { runFrontage, startFrontage } from './tools/frontage.ts'
import { say } from './tools/numbers.ts'
import { aim, type Report } from './tools/report.ts'

const MOST = 3
const CALLS = { quick: 500, full: 3_000 }
const CALLS_BESIDE = { quick: 50, full: 400 }
const STORM = { quick: { rounds: 4, messages: 200 }, full: { rounds: 30, messages: 350 } }
const AT_ONCE = 50
/** The fixture's second form: no files. */
const FORM = 2

/** What a message costs, and whether one is lost when the server is killed while many come in. */
export const messages = (isQuick: boolean): Promise<Report> =>
  withCleanup(async (later) => {
    const env = settings(later)
    runFrontage(['fixture'], env)
    const cost = await costOf(env, isQuick ? CALLS.quick : CALLS.full)
    const theirs = await costBeside(isQuick ? CALLS_BESIDE.quick : CALLS_BESIDE.full, later)
    const { acknowledged, lost, slowest } = await storm(env, isQuick ? STORM.quick : STORM.full)
    return {
      title: 'Messages',
      parts: [
        `CPU of the server, user and system, for a message without files, in SQLite with every commit on the disk: **${say(cost, 2)} ms**.`,
        aim(cost <= MOST, `a message costs at most ${MOST} ms`),
        theirs === undefined
          ? '- Contact Form 7 and Flamingo were not given (`WORDPRESS_PLUGINS`): no comparison'
          : `A WordPress with Contact Form 7 and Flamingo takes **${say(theirs, 1)} ms** for one that it stores and does not send: ${say(theirs / cost, 1)} times as much.`,
        `Killed again and again while ${AT_ONCE} came in at once: ${say(acknowledged)} were answered, **${lost}** of them are not there.`,
        aim(lost === 0, 'no message that was answered is lost'),
        aim(slowest < 5_000, `the server is back within 5 seconds (slowest: ${say(slowest / 1000, 1)} s)`),
      ],
      versions: [
        `better-sqlite3 ${(JSON.parse(readFileSync('node_modules/better-sqlite3/package.json', 'utf8')) as { version: string }).version}`,
      ],
    }
  })

const settings = (later: Later): Record<string, string> => ({
  DATA_DIR: path.join(temporaryFolder(later), 'site'),
  FORM_MESSAGES_PER_MINUTE: '1000000',
  LOG_LEVEL: 'error',
})

async function costOf(env: Record<string, string>, calls: number): Promise<number> {
  const site = await startFrontage([], env)
  try {
    const send = async (): Promise<unknown> => sendMessage(site.base, FORM, await freshTicket(site.base, FORM))
    for (let count = 0; count < 300; count++) await send()
    const tickets = []
    for (let count = 0; count < calls; count++) tickets.push(await freshTicket(site.base, FORM))
    const before = cpuOf(site.pid)
    for (const ticket of tickets) await sendMessage(site.base, FORM, ticket)
    return (cpuOf(site.pid) - before) / calls
  } finally {
    await site.stop()
  }
}

async function storm(env: Record<string, string>, { rounds, messages: each }: { rounds: number; messages: number }) {
  const answered: string[] = []
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    const begun = Date.now()
    const site = await startFrontage([], env)
    slowest = Math.max(slowest, Date.now() - begun)
    const killed = new Promise<void>((resolve) =>
      setTimeout(() => resolve(void process.kill(site.pid, 'SIGKILL')), 300 + Math.random() * 1200),
    )
    const worker = async (): Promise<void> => {
      for (let count = 0; count < each / AT_ONCE; count++) {
        const { words } = await sendMessage(site.base, FORM, await freshTicket(site.base, FORM))
        answered.push(words)
      }
    }
    await Promise.all([killed, ...Array.from({ length: AT_ONCE }, () => worker().catch(() => {}))])
  }
  const database = new DatabaseSync(path.join(env.DATA_DIR!, 'site.sqlite'))
  const kept = (database.prepare('select content from form_entry').all() as { content: string }[]).map(({ content }) => content).join('\n')
  const isWhole = database.prepare('pragma integrity_check').get()?.integrity_check === 'ok'
  database.close()
  return {
    acknowledged: answered.length,
    lost: answered.filter((words) => !kept.includes(words)).length + (isWhole ? 0 : answered.length),
    slowest,
  }
}
