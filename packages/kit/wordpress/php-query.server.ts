/** A query as PHP reads it: the last of a repeated name counts, `a[]=` makes a list and `a[key]=` a record. */
export type PhpValue = string | PhpRecord
export type PhpRecord = { [key: string]: PhpValue }

const MOST = 200
const DEEPEST = 3

export function readPhpQuery(search: string): PhpRecord {
  const fields: PhpRecord = Object.create(null)
  let count = 0
  for (const [name, value] of new URLSearchParams(search)) {
    if (++count > MOST) break
    const [, stem, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
    const keys = rest.slice(1, -1).split('][')
    if (stem && keys.length <= DEEPEST) put(fields, rest ? [stem, ...keys] : [stem], value)
  }
  return fields
}

function put(fields: PhpRecord, [key = '', ...rest]: readonly string[], value: string): void {
  const name = key || String(Object.keys(fields).length)
  if (!rest.length) {
    fields[name] = value
    return
  }
  const below = fields[name]
  const record: PhpRecord = typeof below === 'object' ? below : Object.create(null)
  fields[name] = record
  put(record, rest, value)
}

/** As PHP writes it again. A value that is empty loses its `=`. */
export const writePhpQuery = (fields: PhpRecord): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => pairsOf(encodeURIComponent(name), value))
    .join('&')

function pairsOf(name: string, value: PhpValue): string[] {
  if (typeof value === 'string') return [value === '' ? name : `${name}=${encodeURIComponent(value)}`]
  return Object.entries(value).flatMap(([key, below]) => pairsOf(`${name}%5B${encodeURIComponent(key)}%5D`, below))
}

/** The values of a list, or of one text with commas or spaces between them. */
export const listOf = (value: PhpValue): PhpValue[] =>
  typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : Object.values(value)
