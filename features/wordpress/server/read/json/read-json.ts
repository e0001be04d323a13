import { type Cells, type FindTable, type Found, Rows } from '../found'
import { isRedirectsJson, redirectsIn } from '../redirection/redirects-json'
import { isRedirectsRow, redirectsTable } from '../redirection/redirects-table'
import { isSliderReviews, isSliderTemplates, sliderTable } from '../review-slider/tables'
import { Unreadable } from '../unreadable'

/** Characters of a file that has to be read as a whole. */
const MOST_CHARACTERS = 64 * 1024 * 1024

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

export const isJsonFile = (head: string): boolean => /^\s*(?:\{\s*"|\[\s*\{\s*")/.test(head)

/** Reads an export of Redirection, tables as phpMyAdmin writes them, and rows of templates and reviews of WP Review Slider. */
export async function* readJsonFile(pieces: AsyncIterable<string>, findTable: FindTable): AsyncGenerator<Found> {
  const whole = await parsed(pieces)
  if (isRedirectsJson(whole)) return yield* redirectsIn(whole)
  const rows = new Rows()
  let isKnown = false
  for (const { table, data } of tablesIn(whole, findTable)) {
    isKnown = true
    for (const row of data) if (isJson(row)) yield* rows.read(table, cellsOf(row))
  }
  if (!isKnown) throw new Unreadable('nothing in it is known')
  yield* rows.gaps()
}

async function parsed(pieces: AsyncIterable<string>): Promise<unknown> {
  const all: string[] = []
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > MOST_CHARACTERS) throw new Unreadable('it is larger than 64 MB')
    all.push(piece)
  }
  try {
    return JSON.parse(all.join(''))
  } catch {
    throw new Unreadable('it is no JSON, or a part of it is missing')
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
  const has = (name: string): boolean => first !== undefined && Object.hasOwn(first, name)
  const table = isSliderTemplates(has)
    ? sliderTable('wpfb_post_templates')
    : isSliderReviews(has)
      ? sliderTable('wpfb_reviews')
      : isRedirectsRow(has)
        ? redirectsTable
        : undefined
  return table ? [{ table, data: all }] : []
}

const cellsOf = (row: Json): Cells => new Map(Object.entries(row).map(([name, value]) => [name, cellOf(value)]))

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}
