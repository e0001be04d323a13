import type { Site } from '../tools/frontage.ts'
import { compare } from './kept.ts'
import { type Fault, moment, pause } from './round.ts'
import { postgresSite, untilAcknowledged, untilWritten } from './site.ts'
import { startWriters } from './writers.ts'

const ROUNDS = { quick: 4, full: 20 }
const WRITES = { quick: 500, full: 5_000 }
const WRITES_TO_BOTH = { quick: 500, full: 10_000 }
/** Seconds that a server says it stops before it does, and milliseconds between two questions of whoever shares the load out. */
const NOTICE = 2
const EVERY = 200
const SLOW = { slow: 3, spread: 2_000 }

/** Two servers on one PostgreSQL are restarted in turn while twenty write, three of them slowly; whoever finds one closed goes to the other. */
export const rolling: Fault = (isQuick, later) => restartInTurn({ isQuick, later, notice: 0 })

/** The same behind somebody who asks `/readyz`, and sends nobody to a server that is about to stop. */
export const announced: Fault = (isQuick, later) => restartInTurn({ isQuick, later, notice: NOTICE })

/** One of two servers on one PostgreSQL is killed at a random moment, while twenty write to both of them. */
export const killOneOfTwo: Fault = async (isQuick, later) => {
  const site = await postgresSite(later)
  site.prepare()
  const servers: Site[] = [await site.start(), await site.start()]
  const inAnyOrder = (): readonly string[] => servers.map(({ base }) => base).sort(() => Math.random() - 0.5)
  const { ledger, stop } = startWriters(inAnyOrder)
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    await untilAcknowledged(ledger, ((isQuick ? WRITES_TO_BOTH.quick : WRITES_TO_BOTH.full) * (round + 1)) / rounds)
    await pause(moment(0, 1_000))
    process.kill(servers[round % 2]!.pid, 'SIGKILL')
    slowest = Math.max(slowest, await untilWritten(ledger))
    servers[round % 2] = await site.start()
  }
  await stop()
  for (const server of servers) await server.stop()
  const note = 'the other one went on meanwhile'
  return { name: 'kill -9 of one of two servers, PostgreSQL', rounds, slowest, ...(await compare(site.place, ledger)), note }
}

type Turn = { readonly isQuick: boolean; readonly later: Parameters<Fault>[1]; readonly notice: number }

async function restartInTurn({ isQuick, later, notice }: Turn): ReturnType<Fault> {
  const site = await postgresSite(later, { SHUTDOWN_NOTICE_SECONDS: String(notice) })
  site.prepare()
  const servers: Site[] = [await site.start(), await site.start()]
  const ready = new Set(servers.map(({ base }) => base))
  const stopAsking = notice ? watchReadiness(() => servers, ready) : () => {}
  later(stopAsking)
  let first = 0
  const inOrder = (): readonly string[] => [servers[first]!.base, servers[1 - first]!.base]
  const { ledger, stop } = startWriters(() => (notice ? inOrder().filter((base) => ready.has(base)) : inOrder()), SLOW)
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.full
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    await pause(moment(500, 1_500))
    await untilAcknowledged(ledger, ((isQuick ? WRITES.quick : WRITES.full) * round) / rounds)
    await servers[first]!.stop()
    slowest = Math.max(slowest, await untilWritten(ledger))
    servers[first] = await site.start()
    if (notice) await untilReady(servers[first]!.base, ready)
    first = 1 - first
  }
  await stop()
  stopAsking()
  for (const server of servers) await server.stop()
  const found = await compare(site.place, ledger)
  const dropped = Object.entries(found.failures).reduce(
    (sum, [what, count]) => sum + (!notice && /^ECONNREFUSED/.test(what) ? 0 : count),
    0,
  )
  const what = notice ? 'failed in any way' : 'were dropped or refused after they had a connection'
  const note = `${dropped ? 'failed: ' : ''}${dropped} requests ${what}; three of the twenty send their bodies slowly`
  return {
    name: `SIGTERM, two servers in turn${notice ? ` behind one that asks /readyz, ${NOTICE} s of notice` : ''}`,
    rounds,
    slowest,
    ...found,
    note,
  }
}

/** Asks each server again and again whether it is ready, as a load balancer does. */
function watchReadiness(servers: () => readonly Site[], ready: Set<string>): () => void {
  const look = async ({ base }: Site): Promise<void> => {
    const isReady = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isReady) ready.add(base)
    else ready.delete(base)
  }
  const timer = setInterval(() => void servers().map(look), EVERY)
  return () => clearInterval(timer)
}

async function untilReady(base: string, ready: ReadonlySet<string>): Promise<void> {
  while (!ready.has(base)) await pause(EVERY / 4)
}
