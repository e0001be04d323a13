import { jsonSettings, serializedSettings, type WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import { BadXml } from '@frontage/kit/wordpress/export/xml-reader.server'

/** A file of the old site: an export of WordPress in pieces, or what a plugin or a theme exported, read whole. */
export type ExportFile = { readonly wxr: AsyncIterable<string> | Iterable<string> } | { readonly settings: WordPressSettings }

/** Characters of a file of settings: forms and themes have some hundred thousand. */
const LONGEST = 32 * 1024 * 1024

/** What a file is, by its first letters and then by its content; never by its name. Throws a BadXml for anything else. */
export async function openExportFile(pieces: AsyncIterable<string> | Iterable<string>): Promise<ExportFile> {
  const all = iteratorOf(pieces)
  let start = ''
  let next = await all.next()
  for (; !next.done && !start.trim(); next = await all.next()) start += next.value
  if (isMarkup(start)) return { wxr: restOf(start, next, all) }
  let text = start
  for (; !next.done; next = await all.next()) {
    text += next.value
    if (text.length > LONGEST) throw new BadXml('this file is too large for settings or forms')
  }
  const settings = settingsIn(text.trim())
  if (!settings) throw new BadXml('this is no export of WordPress, of a theme or of forms, or it is damaged')
  return { settings }
}

/** An empty file is an export that was cut: its reader says so. */
const isMarkup = (start: string): boolean => /^\s*(?:<|$)/.test(start)

/** JSON, what PHP serialised, or either of them in Base64, as old exports of Ninja Forms are. */
export function settingsIn(text: string): WordPressSettings | undefined {
  const isBase64 = text.length > 20 && /^[A-Za-z0-9+/]+={0,2}$/.test(text.replaceAll(/\s+/g, ''))
  const plain = isBase64 ? Buffer.from(text, 'base64').toString('utf8').trim() : text
  const found = /^a:\d/.test(plain) ? serializedSettings(plain) : /^[[{]/.test(plain) ? jsonSettings(plain) : undefined
  return found?.isEmpty ? undefined : found
}

/** Whether a file may be one of these, by how it begins: the rest of it may not have come yet. */
export const isSettingsStart = (start: string): boolean => /^\s*(?:[[{]|a:\d+:\{|(?:YTo|ey|W3)[A-Za-z0-9+/])/.test(start)

const iteratorOf = (pieces: AsyncIterable<string> | Iterable<string>): AsyncIterator<string> | Iterator<string> =>
  Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]()

async function* restOf(
  start: string,
  first: IteratorResult<string>,
  all: AsyncIterator<string> | Iterator<string>,
): AsyncGenerator<string> {
  yield start
  for (let next = first; !next.done; next = await all.next()) yield next.value
}
