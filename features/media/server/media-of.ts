import type { Tools } from '@frontage/kit/feature.server'
import type { Media } from '../wire.admin'
import { createEditsStore, cropOf } from './edits.store'
import { shownOf } from './library'
import type { MediaRow } from './media.store'

/** Pictures as the owner's screens show them. */
export function createMediaOf({ db }: Pick<Tools, 'db'>) {
  const edits = createEditsStore(db)
  const all = async (rows: readonly MediaRow[]): Promise<Media[]> => {
    const replacedAt = await edits.replacedAt(rows.map(({ name }) => name))
    return rows.map((row) => {
      const { focus, ...shown } = shownOf(row)
      const crop: Media['crop'] = [...(cropOf(row) as Media['crop'])]
      return { ...shown, focus: [...focus], crop, replacedAt: replacedAt.get(row.name) ?? '', createdAt: row.created_at }
    })
  }
  return Object.assign(async (row: MediaRow): Promise<Media> => (await all([row]))[0]!, { all })
}
