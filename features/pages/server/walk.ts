import { isRecord } from '../kept-document'
import type { DocumentModule, PageDocument } from '../page'

/** A module, and where on the page it stands. */
export type Placed = { readonly at: string; readonly row: number; readonly module: DocumentModule }
/** Something inside of data: its name, what it is, and where. */
export type Inner = {
  readonly at: string
  readonly name: string
  readonly value: unknown
  readonly parent: Readonly<Record<string, unknown>>
}

/** The modules in the columns of a page, in the order in which they are read. */
export const placedOn = ({ rows }: PageDocument): Placed[] =>
  rows.flatMap(({ columns }, row) =>
    columns.flatMap(({ modules }, column) =>
      modules.map((module, place) => ({ at: `rows.${row}.columns.${column}.modules.${place}`, row, module })),
    ),
  )

/** Everything that has a name inside of data, at whatever depth. */
export function innerOf(value: unknown, at: string, parent: Inner['parent'] = {}): Inner[] {
  if (Array.isArray(value)) return value.flatMap((one, place) => innerOf(one, `${at}.${place}`, parent))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    { at: `${at}.${name}`, name, value: inner, parent: value },
    ...innerOf(inner, `${at}.${name}`, value),
  ])
}
