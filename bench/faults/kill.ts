import { compare } from './kept.ts'
import { type Fault, moment, pause } from './round.ts'
import { sqliteSite, startAgain, untilAcknowledged } from './site.ts'
import { startWriters } from './writers.ts'

const ROUNDS = { quick: 3, full: 30 }
const WRITES = { quick: 500, full: 36_000 }

/** The server is killed at a random moment while twenty write, and started again. */
export const kill: Fault = async (isQuick, later) => {
  const site = sqliteSite(later)
  site.prepare()
  let server = await site.start()
  const { ledger, stop } = startWriters(() => [server.base])
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    await untilAcknowledged(ledger, ((isQuick ? WRITES.quick : WRITES.full) * (round + 1)) / rounds)
    await pause(moment(0, 1_000))
    process.kill(server.pid, 'SIGKILL')
    const seconds = await startAgain(site, ledger, (again) => {
      server = again
    })
    slowest = Math.max(slowest, seconds)
  }
  await stop()
  await server.stop()
  return { name: 'kill -9 of the server, SQLite', rounds, slowest, ...(await compare(site.place, ledger)), note: '' }
}
