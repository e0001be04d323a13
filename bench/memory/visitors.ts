import { freshTicket, sendMessage } from '../messages/sender.ts'

/** The fixture's second form: no files. */
const FORM = 2
const CALLS = '/wp-admin/admin-ajax.php'
const LIST = { action: 'wprp_load_more_revs', perrow: '3', nrows: '4', filterbar: 'no' }
const addresses = ['/', '/reviews', '/contact', '/portfolio', '/sitemap.xml', '/wp-json/wp/v2/astra-portfolio', '/healthz'] as const

/** What visitors and strangers do, each turn another thing: well-known pages, searches and addresses that nobody asked for before, more reviews, messages. */
export async function visitorsOf(base: string): Promise<(turn: number) => Promise<number>> {
  const { ticket } = (await (await fetch(`${base}/api/ticket?purpose=reviews`)).json()) as { ticket: string }
  const statusOf = async (path: string, form?: Readonly<Record<string, string>>): Promise<number> => {
    const answer = await fetch(`${base}${path}`, form && { method: 'POST', body: new URLSearchParams(form) })
    await answer.arrayBuffer()
    return answer.status
  }
  const actions: readonly ((turn: number) => Promise<number>)[] = [
    (turn) => statusOf(addresses[turn % addresses.length] ?? '/'),
    (turn) => statusOf(addresses[(turn >> 3) % addresses.length] ?? '/'),
    (turn) => statusOf(`/?s=deck+${turn}`),
    (turn) => statusOf(`/nothing/is/here/${turn}`),
    (turn) => statusOf(`/reviews?utm_source=paper-${turn}`),
    (turn) =>
      statusOf(CALLS, { ...LIST, wpfb_nonce: ticket, clickedpnum: String(1 + (turn % 40)), textsearch: turn % 3 ? '' : `tidy ${turn}` }),
    (turn) => statusOf(CALLS, { action: `nobody-${turn}`, body: 'x'.repeat(20_000) }),
    async () => Number((await sendMessage(base, FORM, await freshTicket(base, FORM))).status === 'mail_sent') * 200,
  ]
  return (turn) => actions[turn % actions.length]?.(turn) ?? Promise.resolve(0)
}
