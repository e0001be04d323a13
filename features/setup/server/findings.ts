import { messages } from '../messages.admin'
import type { MadePage, Setup } from '../wire.admin'
import type { Facts } from './pages/facts'
import { gapAnchors } from './pages/pages'

type Rows = readonly {
  readonly anchor?: string
  readonly columns: readonly { readonly modules: readonly { readonly block: string; readonly props: { readonly html?: unknown } }[] }[]
}[]

/** What the owner is asked to write in a page: the gaps that are still empty. */
export function gapsIn(document: unknown): string[] {
  const rows = ((document as { readonly rows?: Rows } | undefined)?.rows ?? []) as Rows
  const isEmpty = (name: keyof typeof gapAnchors): boolean =>
    rows.some(
      ({ anchor, columns }) =>
        anchor === gapAnchors[name] && columns.every(({ modules }) => modules.every(({ props }) => !String(props.html ?? '').trim())),
    )
  return (['who', 'bring'] as const).filter(isEmpty).map((name) => messages.gaps[name])
}

/** What stands in the way of publishing, and what does not but is good to know. */
export function findingsOf({ name }: Facts, receiver: string, pages: readonly MadePage[]): Setup['findings'] {
  const say = messages.findings
  const blocks = [
    ...(name ? [] : [{ kind: 'blocks' as const, text: say.nameMissing, at: '/admin/setup/business' }]),
    ...(receiver ? [] : [{ kind: 'blocks' as const, text: say.emailMissing, at: '/admin/setup/place' }]),
  ]
  const gaps = pages
    .filter((page) => page.gaps.length > 0)
    .map(({ id, title }) => ({ kind: 'gap' as const, text: say.gap(title), at: id ? `/admin/pages?page=${id}` : '/admin/setup/check' }))
  return [...blocks, ...gaps]
}
