import { compare } from '../faults/kept.ts'
import { pause } from '../faults/round.ts'
import { untilAcknowledged, untilWritten } from '../faults/site.ts'
import { watchAddresses } from '../faults/watch.ts'
import { startWriters } from '../faults/writers.ts'
import type { House } from './site.ts'

const MANY = 4
/** Milliseconds between two that are killed. */
const EVERY = 5_000
const MESSAGES = { quick: 300, full: 5_000 }
const PASSES = { quick: 1, full: 2 }
const NOTICE = 2
/** What is read from the database each time, in other words. */
const READ = '/wp-json/wp/v2/astra-portfolio?search=TURN'
const PAGE = '/embed?show=review-list.1'

export type Killed = { readonly kills: number; readonly acknowledged: number; readonly lost: number; readonly doubled: number } & {
  readonly mails: number
  readonly mailsDoubled: number
  readonly seconds: number
  readonly failures: Readonly<Record<string, number>>
}

const doubledIn = (ids: readonly string[]): number => ids.length - new Set(ids).size

/** One of four is killed every five seconds and started again, while twenty write through HAProxy. `messages`: how many have to be acknowledged. */
export async function killed(house: House, isQuick: boolean): Promise<Killed> {
  const wanted = isQuick ? MESSAGES.quick : Number(process.env.MESSAGES ?? MESSAGES.full)
  const site = await house.start(MANY)
  const before = house.sink.taken.length
  const { ledger, stop } = startWriters(() => [site.base])
  const begun = Date.now()
  let kills = 0
  const all = untilAcknowledged(ledger, wanted).then(() => true)
  while (!(await Promise.race([all, pause(EVERY).then(() => false)]))) {
    const place = kills++ % MANY
    process.kill(site.servers[place]!.pid, 'SIGKILL')
    await site.replace(place)
  }
  await stop()
  const seconds = (Date.now() - begun) / 1000
  await house.untilSent()
  // What comes twice comes later.
  await pause(isQuick ? 2_000 : 10_000)
  const { acknowledged, lost, doubled, failures } = await compare(house.place, ledger)
  await site.stop()
  const ids = house.sink.taken.slice(before).map(({ id }) => id)
  return { kills, acknowledged, lost, doubled, mails: ids.length, mailsDoubled: doubledIn(ids), seconds, failures }
}

export type Rolled = {
  readonly restarts: number
  readonly requests: number
  readonly failed: Readonly<Record<string, number>>
  readonly lost: number
}

/** Each of four is told to stop and started again, one after the other, while twenty write and pages and lists are read through HAProxy. */
export async function rolled(house: House, isQuick: boolean): Promise<Rolled> {
  const site = await house.start(MANY, { SHUTDOWN_NOTICE_SECONDS: String(NOTICE) })
  const { ledger, stop } = startWriters(() => [site.base])
  const reads = watchAddresses([site.base + PAGE, site.base + READ])
  const passes = isQuick ? PASSES.quick : PASSES.full
  for (let count = 0; count < passes * MANY; count++) {
    await site.servers[count % MANY]!.stop()
    await site.replace(count % MANY)
    await untilWritten(ledger)
  }
  await stop()
  const seen = await reads.stop()
  const { acknowledged, lost, failures } = await compare(house.place, ledger)
  await site.stop()
  return { restarts: passes * MANY, requests: 2 * acknowledged + seen.asked, failed: { ...failures, ...seen.failed }, lost }
}
