import type { TestPostgres } from '../../packages/kit/storage/postgres/postgres.fake.ts'
import { familyOf } from '../tools/cpu.ts'
import { type Fault, moment, pause } from './round.ts'
import { postgresSite, signalAll } from './site.ts'
import { underLoad } from './under-load.ts'

const ROUNDS = { quick: 4, full: 20 }
const WRITES = { quick: 500, full: 20_000 }
/** Milliseconds that it stays frozen, longer than a statement may take; the last time for a minute. */
const FROZEN = { quick: 9_000, full: 12_000, last: 60_000 }
const AGAIN = 200

type Action = (postgres: TestPostgres, frozen: number) => Promise<void>

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
  (signal: NodeJS.Signals): Action =>
  async (postgres) => {
    await postgres.end(signal)
    await beginAgain(postgres)
  }

/** Restarted as `fast` and as `immediate`, killed with all its processes, frozen for longer than the server waits. */
const actions: readonly Action[] = [
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
  const [rounds, writes] = isQuick ? [ROUNDS.quick, WRITES.quick] : [ROUNDS.full, WRITES.full]
  const { answered, ...outcome } = await underLoad(site, { rounds, writes }, async (round) => {
    await pause(moment(0, 1_000))
    const frozen = round === ROUNDS.full - 1 ? FROZEN.last : FROZEN.full
    await actions[round % actions.length]!(site.postgres, isQuick ? FROZEN.quick : frozen)
  })
  const note = `restarted fast and immediate, killed, frozen for ${FROZEN.full / 1000} s and once for ${FROZEN.last / 1000} s, in turn; the server was never restarted; ${answered}`
  return { name: 'PostgreSQL restarted, killed, frozen', ...outcome, note }
}
