import type { Tools } from '@frontage/kit/feature.server'
import type { Library, LibraryPicture } from '@frontage/kit/library.server'
import { isWhole } from '../crop'
import { WIDTHS } from '../spec'
import { cropOf } from './edits/edits.store'
import { createMediaStore, type MediaRow } from './media.store'
import type { Pictures } from './pictures'

/** What other features show of the media. What was found is remembered until a picture changes. */
export function createLibrary({ db, events }: Pick<Tools, 'db' | 'events'>, pictures: Pictures): Library {
  const store = createMediaStore(db)
  let known = new Map<string, LibraryPicture>()
  events.on('media.changed', () => {
    known = new Map()
  })

  async function learn(names: readonly string[]): Promise<void> {
    const held = known
    for (const row of await store.findAll(names)) held.set(row.name, shownOf(row))
  }

  return {
    find: async (names) => {
      const wanted = [...new Set(names)]
      const held = known
      const unknown = wanted.filter((name) => !held.has(name))
      if (unknown.length) await learn(unknown)
      return new Map(wanted.flatMap((name) => (held.has(name) ? [[name, held.get(name)!]] : [])))
    },
    add: async (wish, original, alt) => shownOf(await pictures.add(wish, original, alt)),
    read: async (name) => (await pictures.at(name, Math.max(...WIDTHS)))?.bytes(),
  }
}

export const shownOf = (row: MediaRow): LibraryPicture => {
  const { name, format, width, height, alt, colour, tiny, focus_x, focus_y } = row
  return { name, file: `${name}.${format}`, version: versionOf(row), width, height, alt, colour, tiny, focus: [focus_x, focus_y] }
}

/** Names what is shown: the file that it came from, and what of it. */
function versionOf(row: MediaRow): string {
  const crop = cropOf(row)
  return [row.source.slice(0, 10), ...(isWhole(crop) ? [] : crop)].join('-')
}
