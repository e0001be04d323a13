import { innerOf } from './walk'

type Rows = readonly { readonly anchor?: string | undefined; readonly columns: unknown }[]

/** What `#…` finds on a page: rows, and items that are opened by their name. */
export function anchorsOn(rows: Rows): string[] {
  const names = innerOf(
    rows.map(({ columns }) => columns),
    '',
  ).flatMap(({ name, value }) => ((name === 'slug' || name === 'id') && typeof value === 'string' ? [value] : []))
  return [...rows.flatMap(({ anchor }) => anchor ?? []), ...names]
}
