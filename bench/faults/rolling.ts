import { compare } from './kept.ts'
import { type Fault, moment, pause } from './round.ts'
import { postgresSite, untilWritten } from './site.ts'
import { startWriters } from './writers.ts'

const ROUNDS = { quick: 4, full: 20 }

/** Two servers on one PostgreSQL are restarted in turn while twenty write; whoever finds one closed goes to the other. */
export const rolling: Fault = async (isQuick, later) => {
  const site = await postgresSite(later)
  site.prepare()
  const servers = [await site.start(), await site.start()]
  let first = 0
  const bases = (): readonly string[] => [servers[first]!.base, servers[1 - first]!.base]
  const { ledger, stop } = startWriters(bases)
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    await pause(moment(1_000, 2_000))
    const old = servers[first]!
    await old.stop()
    slowest = Math.max(slowest, await untilWritten(ledger))
    servers[first] = await site.start()
    first = 1 - first
  }
  await stop()
  for (const server of servers) await server.stop()
  const found = await compare(site.place, ledger)
  const dropped = Object.entries(found.failures).reduce((sum, [what, count]) => sum + (what === 'ECONNREFUSED' ? 0 : count), 0)
  const note = `${dropped ? 'failed: ' : ''}${dropped} requests were dropped or refused after they had a connection`
  return { name: 'SIGTERM, two servers in turn', rounds, slowest, ...found, note }
}
