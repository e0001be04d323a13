import { type Cells, type FindTable, type Found, Rows } from '../found'
import { tableOfColumns } from '../known-tables'
import { isRedirectsJson, redirectsIn } from '../redirection/redirects-json'
import { type PluginFile, readJsonSettings } from '../settings/read-settings'
import { wholeText } from '../whole-text'

/** Characters of a file that has to be read as a whole. */
const MOST_CHARACTERS = 64 * 1024 * 1024

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Some exports have a backslash before each quotation mark. */
export const isJsonFile = (head: string): boolean => /^\s*(?:\{|\[\s*\{)\s*\\?"/.test(head)

/**
 * Reads an export of Redirection, tables as phpMyAdmin writes them, rows of tables whose columns are known, the settings of a theme, and
 * forms of plugins.
 */
export async function* readJsonFile(
  pieces: AsyncIterable<string>,
  findTable: FindTable,
  files: readonly PluginFile[],
): AsyncGenerator<Found> {
  const text = await wholeText(pieces, MOST_CHARACTERS)
  const whole = parsed(text)
  if (isRedirectsJson(whole)) return yield* redirectsIn(whole)
  const tables = tablesIn(whole, findTable)
  if (!tables.length) return yield* readJsonSettings(text, files)
  const rows = new Rows()
  for (const { table, data } of tables) for (const row of data) if (isJson(row)) yield* rows.read(table, cellsOf(row))
  yield* findTable.atEnd?.() ?? []
  yield* rows.gaps()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** phpMyAdmin names each table; rows alone are known by their columns. */
function tablesIn(whole: unknown, findTable: FindTable) {
  const all = Array.isArray(whole) ? whole : [whole]
  const named = all.filter((one): one is Json => isJson(one) && one.type === 'table' && Array.isArray(one.data))
  if (named.length)
    return named.flatMap(({ name, data }) => {
      const table = typeof name === 'string' ? findTable(name) : undefined
      return table ? [{ table, data: data as readonly unknown[] }] : []
    })
  const first = all.find(isJson)
  const table = first && tableOfColumns((name) => Object.hasOwn(first, name))
  return table ? [{ table, data: all }] : []
}

const cellsOf = (row: Json): Cells => new Map(Object.entries(row).map(([name, value]) => [name, cellOf(value)]))

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}
