import type { WxrItem, WxrRecord } from '@frontage/kit/wordpress/export/wxr.server'

/** A redirect as the plugin that served it says it. */
export type OldRedirect = {
  /** A path with its query, a whole address, or a regular expression. */
  readonly source: string
  readonly target: string
  /** The HTTP status; 0 where none is said. */
  readonly code: number
  readonly isRegex: boolean
  /** On what else it depends: `login`, `agent`, `cookie`; empty for the address alone. */
  readonly condition: string
  /** `url` leads on, `error` answers with the code; there are others. */
  readonly action: string
  readonly isOff: boolean
}

/** What is found in a file: what an export of WordPress holds, and what plugins store. `gap`: what of it does not come along. */
export type Found =
  | WxrRecord
  | { readonly kind: 'redirect'; readonly redirect: OldRedirect }
  | { readonly kind: 'gap'; readonly what: string }

/** A row of a table, by the names of its columns. What is null is empty. */
export type Cells = ReadonlyMap<string, string>
/** A table that is known: what its rows become. */
export type Table = { readonly name: string; readonly read: (cells: Cells) => readonly Found[] }
/** The table of this name, whatever prefix it has; undefined for one that is not known. */
export type FindTable = (name: string) => Table | undefined

/** A row as an item of its own type, with its columns as meta. A row without a number has no id. */
export function itemOfRow(type: string, cells: Cells, id = cells.get('id') ?? ''): Found {
  const item: WxrItem = {
    ...{ id, type, status: 'publish', title: cells.get('title') ?? '', slug: '', link: '', guid: '', date: '', modified: '' },
    ...{ content: '', excerpt: '', parent: '', order: 0, password: '', author: '', fileUrl: '', terms: [], meta: cells },
  }
  return { kind: 'item', item }
}

/** What a byte becomes that is no letter of the encoding that the file is read in. */
const BROKEN = '\ufffd'

/** Rows whose letters can be read, as they are found; the others are counted, and named at the end. */
export class Rows {
  readonly #broken = new Map<string, number>()

  read(table: Table, cells: Cells): readonly Found[] {
    if (![...cells.values()].some((cell) => cell.includes(BROKEN))) return table.read(cells)
    this.skip(`in ${table.name} with letters that cannot be read: export the file in UTF-8`)
    return []
  }

  /** Counts a row that cannot be read, and why. */
  skip(why: string): void {
    this.#broken.set(why, (this.#broken.get(why) ?? 0) + 1)
  }

  gaps = (): Found[] => [...this.#broken].map(([why, count]) => ({ kind: 'gap', what: `${count} ${count === 1 ? 'row' : 'rows'} ${why}` }))
}
