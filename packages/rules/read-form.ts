import { decode } from './bytes'
import type { FileFacts, Filled, Values } from './rule'
import { trim } from './text'

/** One part of a form: a browser's `FormData` is a list of these, and so is a parsed multipart body. */
export type Entry = readonly [name: string, value: string | Uint8Array | FileFacts]

type Growing = { readonly texts: string[]; readonly files: FileFacts[] }

/** Servers keep only what follows the last slash of a file's name, so browsers judge the same. */
const baseName = (name: string): string => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)

function add({ texts, files }: Growing, value: Entry[1]): void {
  if (typeof value === 'string' || value instanceof Uint8Array) {
    const text = trim(typeof value === 'string' ? value : decode(value))
    if (text) texts.push(text)
  } else {
    const name = baseName(value.name)
    if (name) files.push({ name, size: value.size })
  }
}

/**
 * A form's parts by field: `colours[]` and `colours` are one field, and every value of it counts, so none slips past the rules.
 * Give texts as bytes where they are at hand: what is not UTF-8 is then refused.
 */
export function readForm(entries: Iterable<Entry>): Values {
  const values = new Map<string, Growing>()
  for (const [name, value] of entries) {
    const field = name.split('[', 1)[0] ?? name
    const filled = values.get(field) ?? { texts: [], files: [] }
    values.set(field, filled)
    add(filled, value)
  }
  return values satisfies ReadonlyMap<string, Filled>
}
