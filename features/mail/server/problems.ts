import type { Tools } from '@frontage/kit/feature.server'
import type { Problem } from '@frontage/kit/problem'
import type { IslandFault } from '@frontage/kit/storage/island-faults.server'

type Desk = Pick<Tools, 'outbox' | 'jobs' | 'islandFaults'>

/** Tasks that are looked at; more of them have the same few causes. */
const MOST = 1_000

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)

/** Addresses differ from one e-mail to the next: what a mail server said about each is one cause. */
const causeOf = (error: string): string =>
  error
    .trim()
    .split(' ')
    .map((word) => (word.includes('@') ? 'the address' : word))
    .join(' ')

type Told = { readonly title: string; readonly why: string; readonly total: number; readonly last: string; readonly at: string }

/** One for each title and cause. */
function byCause(all: readonly Told[], say: (title: string, total: number) => string): Problem[] {
  const causes = Map.groupBy(all, ({ title, why }) => JSON.stringify([title, causeOf(why)]))
  return [...causes.values()].map((some) => {
    const { title, why, at } = some[0]!
    const total = some.reduce((sum, one) => sum + one.total, 0)
    const last = some.reduce((latest, one) => (one.last > latest ? one.last : latest), '')
    return { what: say(title, total), why: causeOf(why), last, at }
  })
}

const emails = (_title: string, total: number): string =>
  total === 1 ? '1 e-mail could not be sent' : `${total} e-mails could not be sent`

/** `review-list` is read as "review list". */
const islandWords = ({ island, total, last }: IslandFault): Problem => ({
  what: `The block “${island.replaceAll('-', ' ')}” had a problem in visitors’ browsers ${times(total)}`,
  why: 'Its script stopped with an error. Visitors saw the plain version instead, which works without scripts.',
  last,
  at: '',
})

/** E-mails, tasks and blocks that failed, for the owner. */
export const problemsOf =
  ({ outbox, jobs, islandFaults }: Desk) =>
  async (): Promise<Problem[]> => {
    const [mails, dead, islands] = await Promise.all([outbox.failures(), jobs.listDead(MOST), islandFaults.all()])
    return [
      ...byCause(
        mails.map((one) => ({ ...one, title: '', at: '/mails' })),
        emails,
      ),
      ...byCause(
        dead.map(({ title, error, at }) => ({ title, why: error, total: 1, last: at, at: '/status' })),
        (title, total) => `The task “${title}” failed ${times(total)}`,
      ),
      // What differs from what the server drew can come of a browser's extensions: it is counted for whoever watches, and no more.
      ...islands.filter(({ kind }) => kind === 'failed').map(islandWords),
    ]
  }
