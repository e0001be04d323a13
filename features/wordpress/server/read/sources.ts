import { readWxr } from '@frontage/kit/wordpress/export/wxr.server'
import { unreadable } from '../../messages.gaps'
import { isDump, readDump } from './dump/read-dump'
import type { Found } from './found'
import { isJsonFile, readJsonFile } from './json/read-json'
import { knownTables } from './known-tables'
import { isSettingsFile, type PluginFile, readSettingsFile } from './settings/read-settings'
import { isSpreadsheet, readSpreadsheet, type Spreadsheet } from './spreadsheet/spreadsheets'
import { Unreadable } from './unreadable'

/** Files that features read themselves: those of separated values, by their columns, and those of plugins, by what is in them. */
export type FilesOfFeatures = { readonly spreadsheets: readonly Spreadsheet[]; readonly files: readonly PluginFile[] }

/** Characters at the beginning of a file by which it is known. WordPress explains itself for two thousand first. */
export const LOOKED_AT = 64 * 1024

const isXml = (head: string): boolean => head.trim() === '' || head.trimStart().startsWith('<')
const isWxr = (head: string): boolean => /<rss[\s>]/.test(head) && head.includes('wordpress.org/export/')

/** Whether a file that begins so can be imported: a mistaken one is refused before the rest of it is sent. */
export const isKnownStart = (head: string, spreadsheets: readonly Spreadsheet[]): boolean =>
  isWxr(head) || (!isXml(head) && (isDump(head) || isJsonFile(head) || isSpreadsheet(head, spreadsheets) || isSettingsFile(head)))

/**
 * Reads a file, whatever it is called: an export of WordPress, a dump of its database, or a file of its theme or of a plugin. Throws an
 * Unreadable or a BadXml for any other, and for one that was cut.
 */
export async function* readSource(
  pieces: AsyncIterable<string> | Iterable<string>,
  { spreadsheets, files }: FilesOfFeatures,
): AsyncGenerator<Found> {
  const { head, all } = await startOf(pieces)
  if (isXml(head)) yield* readWxr(all)
  else if (isDump(head)) yield* readDump(all, knownTables())
  else if (isJsonFile(head)) yield* readJsonFile(all, knownTables(), files)
  else if (isSpreadsheet(head, spreadsheets)) yield* readSpreadsheet(head, all, spreadsheets)
  else if (isSettingsFile(head)) yield* readSettingsFile(all, files)
  else throw new Unreadable(unreadable.other)
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
