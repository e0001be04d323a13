import { messages } from '../messages.admin'
import type { PageName } from '../spec'
import type { MadePage } from '../wire.admin'
import { comesToCustomers, type Facts } from './pages/facts'
import { gapAnchors } from './pages/pages'

type Rows = readonly {
  readonly anchor?: string
  readonly columns: readonly { readonly modules: readonly { readonly block: string; readonly props: { readonly html?: unknown } }[] }[]
}[]
type Gap = MadePage['gaps'][number]

type Known = {
  readonly document: unknown
  /** 0: it is not made yet. */
  readonly id: number
  readonly facts: Facts
  /** First things that have happened, such as `review`. */
  readonly done: ReadonlySet<string>
}

const rowsIn = (document: unknown): Rows => (document as { readonly rows?: Rows } | undefined)?.rows ?? []
const isRowWritten = (row: Rows[number] | undefined): boolean =>
  row?.columns.some(({ modules }) => modules.some(({ block, props }) => block !== 'rich-text' || String(props.html ?? '').trim() !== '')) ??
  false

/** Whether somebody has written what was left to be written on a page. */
export function isWritten(gap: keyof typeof gapAnchors, document: unknown): boolean {
  const rows = rowsIn(document)
  const row = rows.find(({ anchor }) => anchor === gapAnchors[gap])
  // Whoever removed the row wrote another one in its place, below the heading.
  return row ? isRowWritten(row) : rows.length > 1
}

const { gaps: say, gapActions: act } = messages

/** What visitors will not see of a page as long as nobody writes or names it, each with the place where that is done. */
export function gapsIn(name: PageName, { document, id, facts, done }: Known): Gap[] {
  const rows = rowsIn(document)
  const unwritten = (['who', 'bring', 'news'] as const).flatMap((gap): Gap[] => {
    const row = rows.findIndex(({ anchor }) => anchor === gapAnchors[gap])
    const isEmpty = row >= 0 && !isRowWritten(rows[row])
    const at = id ? `/admin/pages?page=${id}&at=rows.${row}.columns.0.modules.0.props.html` : '/admin/setup/check'
    return isEmpty ? [{ text: gap === 'bring' && comesToCustomers(facts) ? say.know : say[gap], action: act.write, at }] : []
  })
  return [...unwritten, ...unnamed[name](facts, done)]
}

const none = (): Gap[] => []
const when = (isMissing: boolean, gap: Gap): Gap[] => (isMissing ? [gap] : [])

/** What is asked elsewhere than in the page itself. */
const unnamed: Readonly<Record<PageName, (facts: Facts, done: ReadonlySet<string>) => Gap[]>> = {
  ...{ home: none, about: none, privacy: none, reviews: none, news: none },
  services: ({ services }) => when(services.length === 0, { text: say.services, action: act.add, at: '/admin/setup/offer' }),
  contact: ({ week, isByAppointment, phone }) => [
    ...when(!week && !isByAppointment, { text: say.hours, action: act.add, at: '/admin/setup/place' }),
    ...when(phone === '', { text: say.phone, action: act.add, at: '/admin/setup/place' }),
  ],
  projects: (_, done) => when(!done.has('project'), { text: say.projects, action: act.add, at: '/admin/portfolio' }),
}
