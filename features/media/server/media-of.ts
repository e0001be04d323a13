import type { Tools } from '@frontage/kit/feature.server'
import type { Media } from '../wire.admin'
import { createEditsStore, cropOf } from './edits/edits.store'
import { shownOf } from './library'
import type { MediaRow } from './media.store'
import { createTagsStore } from './tags/tags.store'

/** Pictures as the owner's screens show them. */
export function createMediaOf({ db }: Pick<Tools, 'db'>) {
  const edits = createEditsStore(db)
  const tags = createTagsStore(db)
  const all = async (rows: readonly MediaRow[]): Promise<Media[]> => {
    const names = rows.map(({ name }) => name)
    const [replacedAt, tagged] = await Promise.all([edits.replacedAt(names), tags.of(names)])
    return rows.map((row) => {
      const { focus, ...shown } = shownOf(row)
      const crop: Media['crop'] = [...(cropOf(row) as Media['crop'])]
      return {
        ...{ ...shown, focus: [...focus], crop, tags: tagged.get(row.name) ?? [] },
        ...{ replacedAt: replacedAt.get(row.name) ?? '', createdAt: row.created_at },
      }
    })
  }
  return Object.assign(async (row: MediaRow): Promise<Media> => (await all([row]))[0]!, { all })
}
