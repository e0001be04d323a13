import { joinedTexts } from '@frontage/kit/csv'
import type { BadRow } from '@frontage/kit/feature.server'
import type { CsvRow } from './review-csv'

/** A list of objects, also inside of one (`reviews` of Google, `data` of Facebook), or one object a line, as an export writes them. */
export function rowsInJson(text: string): { rows: CsvRow[]; bad: BadRow[] } {
  const bad: BadRow[] = []
  const items =
    listIn(parsed(text)) ??
    text
      .split('\n')
      .filter((line) => line.trim())
      .map(parsed)
  const rows = items.flatMap((item, index) => {
    const line = index + 1
    if (isObject(item)) return [{ line, cells: Object.fromEntries(cellsOf(item)) }]
    bad.push({ line, reason: 'this is not a review' })
    return []
  })
  return { rows, bad }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function listIn(whole: unknown): readonly unknown[] | undefined {
  if (Array.isArray(whole)) return whole
  return isObject(whole)
    ? Object.values(whole).find((value): value is unknown[] => Array.isArray(value) && value.some(isObject))
    : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** How deep parts may lie in one another; what lies deeper is no part of a review. */
const DEEPEST = 8

/** What lies in a part of its own is named after both: `reviewer displayName`. */
const cellsOf = (item: Record<string, unknown>, left = DEEPEST): [string, string][] =>
  Object.entries(item).flatMap(([name, value]): [string, string][] => {
    if (!isObject(value)) return [[name, cellOf(value)]]
    return left > 0 ? cellsOf(value, left - 1).map(([inner, text]) => [`${name} ${inner}`, text]) : []
  })

function cellOf(value: unknown): string {
  if (Array.isArray(value)) return joinedTexts(value.map(textIn))
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return textIn(value)
}

const textIn = (value: unknown): string => (value === undefined || typeof value === 'object' ? '' : String(value))
