import { freshTicket, sendMessage } from '../messages/sender.ts'
import { cpuOf } from '../tools/cpu.ts'
import { fetchRaw } from '../tools/fetch.ts'
import type { House, Together } from './site.ts'

/** CPU in milliseconds, user and system, for one request: of all servers together, and of PostgreSQL. */
export type Cost = { readonly ours: number; readonly database: number }
export type Costs = { readonly message: Cost; readonly answered: Cost; readonly listing: Cost }

/** For each process: what is compiled and remembered once is paid before, and what each does by itself counts alike. */
const CALLS = { quick: { messages: 100, listings: 200, warmUp: 150 }, full: { messages: 300, listings: 1_000, warmUp: 1_000 } }
/** For each process: one that is never idle reads more with each look at its sockets, so that all have to be as busy. */
const AT_ONCE = 8
/** The fixture's second form: no files. */
const FORM = 2
const LIST = { action: 'wprp_load_more_revs', perrow: '3', nrows: '4', filterbar: 'no' }

/** What messages and calls of the list cost, behind HAProxy, with so many processes. */
export async function costsWith(house: House, many: number, isQuick: boolean): Promise<Costs> {
  const { messages, listings, warmUp } = callsFor(many, isQuick)
  const site = await house.start(many)
  try {
    const { ticket } = JSON.parse((await fetchRaw(`${site.base}/api/ticket?purpose=reviews`)).body.toString()) as { ticket: string }
    const list = async (): Promise<void> => {
      const answer = await fetch(`${site.base}/wp-admin/admin-ajax.php`, {
        method: 'POST',
        body: new URLSearchParams({ ...LIST, wpfb_nonce: ticket }),
      })
      if (answer.status !== 200) throw new Error(`the list answers ${answer.status}`)
      await answer.text()
    }
    const send = async (known?: string): Promise<void> => {
      const { status } = await sendMessage(site.base, FORM, known ?? (await freshTicket(site.base, FORM)))
      if (status !== 'mail_sent') throw new Error(`a message is answered with ${status}`)
    }
    const together = (calls: number, work: () => Promise<void>): Promise<void> => atOnce(AT_ONCE * many, calls, work)
    await together(warmUp, list)
    await together(warmUp / 2, () => send())
    await house.untilSent()
    const listing = await between(house, site, listings, () => together(listings, list))
    const tickets: string[] = []
    await together(messages, async () => void tickets.push(await freshTicket(site.base, FORM)))
    const before = used(house, site)
    await together(messages, () => send(tickets.pop()))
    const answered = each(before, used(house, site), messages)
    await house.untilSent()
    return { listing, answered, message: each(before, used(house, site), messages) }
  } finally {
    await site.stop()
  }
}

function callsFor(many: number, isQuick: boolean): typeof CALLS.full {
  const { messages, listings, warmUp } = isQuick ? CALLS.quick : CALLS.full
  return { messages: messages * many, listings: listings * many, warmUp: warmUp * many }
}

/** Does something so many times, a few at once. */
async function atOnce(many: number, calls: number, work: () => Promise<void>): Promise<void> {
  let left = calls
  const one = async (): Promise<void> => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: many }, one))
}

const used = (house: House, { servers }: Together): Cost => ({
  ours: servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
  database: house.databaseCpu(),
})

const each = (before: Cost, after: Cost, many: number): Cost => ({
  ours: (after.ours - before.ours) / many,
  database: (after.database - before.database) / many,
})

async function between(house: House, site: Together, many: number, work: () => Promise<void>): Promise<Cost> {
  const before = used(house, site)
  await work()
  return each(before, used(house, site), many)
}
