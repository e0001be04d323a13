import type { RecordsFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import { jsonSettings, serializedSettings, type WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import { unreadable } from '../../../messages.gaps'
import type { Found } from '../found'
import { Unreadable } from '../unreadable'
import { wholeText } from '../whole-text'
import { itemInFile } from './item-in-file'
import { optionsIn } from './site-options'

/** A kind of posts that stand in files of a plugin's own: who knows such a file, by what is in it. */
export type PluginFile = Pick<RecordsFromWordPress, 'type' | 'inFile'>

/** Characters of a file of settings: forms and themes have some hundred thousand. */
const LONGEST = 32 * 1024 * 1024

/** Whether a file that begins so is what PHP serialised, or Base64 of that or of JSON, as old exports of Ninja Forms are. */
export const isSettingsFile = (head: string): boolean => /^\s*a:\d+:\{/.test(head) || isBase64(head)

function isBase64(text: string): boolean {
  const trimmed = text.trim()
  return /^(?:YTo|ey|W3)[A-Za-z0-9+/]{16}/.test(trimmed) && /^[A-Za-z0-9+/\s]+={0,2}$/.test(trimmed)
}

export async function* readSettingsFile(pieces: AsyncIterable<string>, files: readonly PluginFile[]): AsyncGenerator<Found> {
  const text = (await wholeText(pieces, LONGEST)).trim()
  const plain = isBase64(text) ? Buffer.from(text, 'base64').toString('utf8').trim() : text
  yield* readSettings(/^a:\d/.test(plain) ? serializedSettings(plain) : jsonSettings(plain), files)
}

/** Settings and forms in JSON. */
export function readJsonSettings(text: string, files: readonly PluginFile[]): readonly Found[] {
  if (text.length > LONGEST) throw new Unreadable(unreadable.tooLarge)
  return readSettings(jsonSettings(text), files)
}

/** The options of a theme, or the posts of the plugin that knows the file; `unknown` where nobody does. */
function readSettings(settings: WordPressSettings | undefined, files: readonly PluginFile[]): readonly Found[] {
  if (!settings) throw new Unreadable(unreadable.damaged)
  const options = optionsIn(settings)
  if (options) return [{ kind: 'options', options }]
  for (const { type, inFile } of files) {
    const posts = inFile?.(settings)
    if (posts) return posts.map((post): Found => ({ kind: 'item', item: itemInFile(type, post) }))
  }
  return [{ kind: 'unknown' }]
}
