import type { BadRow, ImportOptions, ImportResult, Tools } from '@frontage/kit/feature.server'
import type { ReadOut } from '@frontage/kit/post/read-out.server'
import { piecesOf } from '@frontage/kit/wordpress/export/wxr.server'
import { importedItem } from './imported-item'
import { readWxr } from './read-wxr'
import { createTakeIn } from './take-in'

/** `frontage import portfolio FILE`: an export file of any size, without the pictures that it only names. Items come in as drafts. */
export function createFileImporter(tools: Pick<Tools, 'db' | 'library' | 'publicUrl' | 'clock' | 'events'>, readOut: ReadOut) {
  const takeIn = createTakeIn({ ...tools, readOut })
  return async (text: string, { skipBad, progress }: ImportOptions): Promise<ImportResult> => {
    const now = tools.clock.now().toISOString()
    const raw = await readWxr(piecesOf(text))
    const items = raw.map((item) => importedItem(item, now))
    const bad: BadRow[] = items.flatMap((item, index) => (item ? [] : [{ line: index + 1, reason: 'an untitled item' }]))
    if (bad.length && !skipBad) return { added: 0, changed: 0, bad }
    let added = 0
    for (const [index, item] of items.entries()) {
      if (item && (await takeIn(item, { withPictures: false, state: 'draft' })).isNew) added++
      progress?.(index + 1, items.length)
    }
    return { added, changed: items.length - bad.length - added, bad }
  }
}
