import type { TestPostgres } from '../../packages/kit/storage/postgres.fake.ts'
import { familyOf } from '../tools/cpu.ts'
import { compare } from './kept.ts'
import { type Fault, moment, pause } from './round.ts'
import { isAlive, postgresSite, untilWritten } from './site.ts'
import { startWriters } from './writers.ts'

const ROUNDS = { quick: 4, full: 20 }
/** Milliseconds that it stays frozen; longer than a statement may take. */
const FROZEN = { quick: 3_000, full: 12_000 }
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

const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, signal)
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
  for (let round = 0; round < rounds; round++) {
    await pause(moment(1_000, 3_000))
    await deeds[round % deeds.length]!(site.postgres, isQuick ? FROZEN.quick : FROZEN.full)
    slowest = Math.max(slowest, await untilWritten(ledger))
    if (!isAlive(server.pid)) throw new Error(`the server ended in round ${round + 1}`)
  }
  await stop()
  await server.stop()
  const note =
    'restarted fast and immediate, killed, frozen, in turn; the server was never restarted; failing over to a standby is not tried'
  return { name: 'PostgreSQL restarted, killed, frozen', rounds, slowest, ...(await compare(site.place, ledger)), note }
}
