import { cpuOf, fineCpuOf } from '../tools/cpu.ts'
import { fetchRaw } from '../tools/fetch.ts'
import type { Ready } from './engines.ts'

/** CPU in milliseconds, user and system; of a database only where it is a process of its own. */
export type Cost = { readonly ours: number; readonly database: number }
export type Fields = Readonly<Record<string, string>>
type Page = { readonly newnotinstring: string; readonly totalreviewsnum: number }

const LIST = { action: 'wprp_load_more_revs', perrow: '3', nrows: '4', filterbar: 'no' }

/** Asks for rows as the page in the browser does: with a ticket, as a form. */
export async function listOf({ site: { base } }: Ready): Promise<(fields: Fields) => Promise<Page>> {
  const { ticket } = JSON.parse((await fetchRaw(`${base}/api/ticket?purpose=reviews`)).body.toString()) as { ticket: string }
  return async (fields) => {
    const { status, body } = await fetchRaw(`${base}/wp-admin/admin-ajax.php`, { form: { ...LIST, wpfb_nonce: ticket, ...fields } })
    if (status !== 200) throw new Error(`the list answers ${status}: ${body}`)
    return JSON.parse(body.toString()) as Page
  }
}

/** What some calls cost, one after the other, for each of them. */
export async function costOf(ready: Ready, call: () => Promise<unknown>, calls: number): Promise<Cost> {
  const all = await between(ready, cpuOf, async () => {
    for (let made = 0; made < calls; made += 1) await call()
  })
  return { ours: all.ours / calls, database: all.database / calls }
}

/** What a single call costs. */
export const costOfOne = (ready: Ready, call: () => Promise<unknown>): Promise<Cost> => between(ready, fineCpuOf, call)

async function between({ site, database }: Ready, used: (pid: number) => number, work: () => Promise<unknown>): Promise<Cost> {
  const now = () => ({ ours: used(site.pid), database: database ? used(database) : 0 })
  const before = now()
  await work()
  const after = now()
  return { ours: after.ours - before.ours, database: after.database - before.database }
}
