import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import type { WxrItem, WxrRecord } from '@frontage/kit/wordpress/export/wxr.server'
import { rows as words } from '../../messages.gaps'

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

/**
 * What is found in a file: what an export of WordPress holds, and what its theme and plugins store. `options`: some of the site's, by their
 * names. `gap`: what does not come along; `unknown`: nothing in the whole file is known.
 */
export type Found =
  | WxrRecord
  | { readonly kind: 'redirect'; readonly redirect: OldRedirect }
  | { readonly kind: 'options'; readonly options: WordPressSettings }
  | { readonly kind: 'gap'; readonly what: string }
  | { readonly kind: 'unknown' }

/** A row of a table, by the names of its columns. What is null is empty. */
export type Cells = ReadonlyMap<string, string>
/** A table that is known: what its rows become. `isWanted`: whether a row is read at all, where not all are. */
export type Table = {
  readonly name: string
  readonly isWanted?: (cells: Cells) => boolean
  readonly read: (cells: Cells) => readonly Found[]
}
/**
 * The table of this name, whatever prefix it has; undefined for one that is not known. `atEnd`: what several tables of a file say together,
 * once all of them were read.
 */
export type FindTable = ((name: string) => Table | undefined) & { readonly atEnd?: () => readonly Found[] }

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

/** Why rows cannot be read, each said of so many of them. */
type Why = (count: number) => string

/** Rows whose letters can be read, as they are found; the others are counted, and named at the end. */
export class Rows {
  readonly #broken = new Map<string, { readonly why: Why; readonly count: number }>()

  read(table: Table, cells: Cells): readonly Found[] {
    if (table.isWanted?.(cells) === false) return []
    if (![...cells.values()].some((cell) => cell.includes(BROKEN))) return table.read(cells)
    this.skip((count) => words.letters(count, table.name))
    return []
  }

  /** Counts a row that cannot be read, and why. */
  skip(why: Why): void {
    const key = why(2)
    this.#broken.set(key, { why, count: (this.#broken.get(key)?.count ?? 0) + 1 })
  }

  gaps = (): Found[] => [...this.#broken.values()].map(({ why, count }) => ({ kind: 'gap', what: why(count) }))
}
