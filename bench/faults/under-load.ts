import { compare } from './kept.ts'
import type { Outcome } from './round.ts'
import { isAlive, PAGES, READS, type siteAt, untilAcknowledged, untilWritten } from './site.ts'
import { saying, watchAddresses } from './watch.ts'
import { startWriters } from './writers.ts'

type Load = { readonly rounds: number; readonly writes: number }
type Seen = Omit<Outcome, 'name' | 'note'> & { readonly answered: string }

/** Some write, pages and the server's health are asked for, and once a round something happens to the database; `answered` says how long answers took. */
export async function underLoad(
  site: ReturnType<typeof siteAt>,
  { rounds, writes }: Load,
  happen: (round: number) => Promise<void>,
): Promise<Seen> {
  site.prepare()
  const server = await site.start()
  const { ledger, stop } = startWriters(() => [server.base])
  for (const page of PAGES) await (await fetch(server.base + page)).text()
  const pages = watchAddresses(PAGES.map((page) => server.base + page))
  const reads = watchAddresses(
    READS.map((address) => server.base + address),
    { mayRefuse: true },
  )
  const health = watchAddresses([`${server.base}/healthz`])
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    await untilAcknowledged(ledger, (writes * (round + 1)) / rounds)
    await happen(round)
    slowest = Math.max(slowest, await untilWritten(ledger))
    if (!isAlive(server.pid)) throw new Error(`the server ended in round ${round + 1}`)
  }
  const slowestWrite = ledger.longest
  await stop()
  const [seen, read, alive] = [await pages.stop(), await reads.stop(), await health.stop()]
  await server.stop()
  const answered = `writes were answered within ${slowestWrite.toFixed(1)} s; ${saying('pages', seen)}; ${saying('what is in no memory', read)}; ${saying('/healthz', alive)}`
  return { rounds, slowest, ...(await compare(site.place, ledger)), answered }
}
