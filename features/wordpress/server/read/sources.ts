import { readWxr } from '@frontage/kit/wordpress/export/wxr.server'
import { isDump, readDump } from './dump/read-dump'
import type { FindTable, Found } from './found'
import { googleWidgetTables } from './google-widget/tables'
import { isJsonFile, readJsonFile } from './json/read-json'
import { redirectionTable } from './redirection/redirects-table'
import { sliderTable } from './review-slider/tables'
import { isSpreadsheet, readSpreadsheet, type Spreadsheet } from './spreadsheet/spreadsheets'
import { trustindexTable } from './trustindex/tables'
import { Unreadable } from './unreadable'

/** Characters at the beginning of a file by which it is known. WordPress explains itself for two thousand first. */
export const LOOKED_AT = 64 * 1024

const isXml = (head: string): boolean => head.trim() === '' || head.trimStart().startsWith('<')
const isWxr = (head: string): boolean => /<rss[\s>]/.test(head) && head.includes('wordpress.org/export/')

/** Whether a file that begins so can be imported: a mistaken one is refused before the rest of it is sent. */
export const isKnownStart = (head: string, spreadsheets: readonly Spreadsheet[]): boolean =>
  isWxr(head) || (!isXml(head) && (isDump(head) || isJsonFile(head) || isSpreadsheet(head, spreadsheets)))

/** The tables of plugins that are known; each file is looked through with tables of its own. */
function knownTables(): FindTable {
  const google = googleWidgetTables()
  return (name) => sliderTable(name) ?? google(name) ?? trustindexTable(name) ?? redirectionTable(name)
}

/**
 * Reads a file, whatever it is called: an export of WordPress, a dump of its database, or a file of a plugin. Throws an Unreadable or
 * a BadXml for any other, and for one that was cut.
 */
export async function* readSource(
  pieces: AsyncIterable<string> | Iterable<string>,
  spreadsheets: readonly Spreadsheet[],
): AsyncGenerator<Found> {
  const { head, all } = await startOf(pieces)
  if (isXml(head)) yield* readWxr(all)
  else if (isDump(head)) yield* readDump(all, knownTables())
  else if (isJsonFile(head)) yield* readJsonFile(all, knownTables())
  else if (isSpreadsheet(head, spreadsheets)) yield* readSpreadsheet(head, all, spreadsheets)
  else throw new Unreadable('it is none of the files that can be imported')
}

/** How a file begins, and all of it. */
async function startOf(pieces: AsyncIterable<string> | Iterable<string>) {
  const iterator = Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]()
  let head = ''
  while (head.length < LOOKED_AT) {
    const { done, value } = await iterator.next()
    if (done) break
    head += value
  }
  return { head, all: withRest(head, iterator) }
}

async function* withRest(head: string, iterator: AsyncIterator<string> | Iterator<string>): AsyncGenerator<string> {
  yield head
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
}
