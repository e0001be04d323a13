import type { TestPostgres } from '../../packages/kit/storage/postgres/postgres.fake.ts'
import { familyOf } from '../tools/cpu.ts'
import { compare } from './kept.ts'
import { type Fault, moment, pause } from './round.ts'
import { isAlive, PAGES, postgresSite, signalAll, untilAcknowledged, untilWritten } from './site.ts'
import { saying, watchAddresses } from './watch.ts'
import { startWriters } from './writers.ts'

const ROUNDS = { quick: 4, full: 20 }
const WRITES = { quick: 500, full: 20_000 }
/** Milliseconds that it stays frozen, longer than a statement may take; the last time for a minute. */
const FROZEN = { quick: 9_000, full: 12_000, last: 60_000 }
const AGAIN = 200

type Deed = (postgres: TestPostgres, frozen: number) => Promise<void>

/** A server that was killed leaves processes behind, for a moment, that keep a new one from starting. */
async function beginAgain(postgres: TestPostgres): Promise<void> {
  for (let left = 25; ; left--) {
    try {
      return await postgres.begin()
    } catch (reason) {
      if (!left) throw reason
      await pause(AGAIN)
    }
  }
}

const endBy =
  (signal: NodeJS.Signals): Deed =>
  async (postgres) => {
    await postgres.end(signal)
    await beginAgain(postgres)
  }

/** Restarted as `fast` and as `immediate`, killed with all its processes, frozen for longer than the server waits. */
const deeds: readonly Deed[] = [
  endBy('SIGINT'),
  endBy('SIGQUIT'),
  async (postgres) => {
    const [first, ...others] = familyOf(postgres.pid)
    signalAll(others, 'SIGKILL')
    if (first) await postgres.end('SIGKILL')
    await beginAgain(postgres)
  },
  async (postgres, frozen) => {
    const all = familyOf(postgres.pid)
    signalAll(all, 'SIGSTOP')
    await pause(frozen)
    signalAll(all, 'SIGCONT')
  },
]

export const postgres: Fault = async (isQuick, later) => {
  const site = await postgresSite(later)
  site.prepare()
  const server = await site.start()
  const { ledger, stop } = startWriters(() => [server.base])
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full
  let slowest = 0
  const health = watchAddresses([`${server.base}/healthz`])
  for (const page of PAGES) await (await fetch(server.base + page)).text()
  const pages = watchAddresses(PAGES.map((page) => server.base + page))
  for (let round = 0; round < rounds; round++) {
    await untilAcknowledged(ledger, ((isQuick ? WRITES.quick : WRITES.full) * (round + 1)) / rounds)
    await pause(moment(0, 1_000))
    const frozen = round === ROUNDS.full - 1 ? FROZEN.last : FROZEN.full
    await deeds[round % deeds.length]!(site.postgres, isQuick ? FROZEN.quick : frozen)
    slowest = Math.max(slowest, await untilWritten(ledger))
    if (!isAlive(server.pid)) throw new Error(`the server ended in round ${round + 1}`)
  }
  const slowestWrite = ledger.longest
  await stop()
  const [seen, alive] = [await pages.stop(), await health.stop()]
  await server.stop()
  const note = `restarted fast and immediate, killed, frozen for ${FROZEN.full / 1000} s and once for ${FROZEN.last / 1000} s, in turn; the server was never restarted; writes were answered within ${slowestWrite.toFixed(1)} s; ${saying('pages', seen)}; ${saying('/healthz', alive)}`
  return { name: 'PostgreSQL restarted, killed, frozen', rounds, slowest, ...(await compare(site.place, ledger)), note }
}
