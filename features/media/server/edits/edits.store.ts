import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { storedIn } from '@frontage/kit/storage/stored-json.server'
import * as v from 'valibot'
import type { Crop } from '../../crop'
import type { MediaRow } from '../media.store'
import type { MediaTables } from '../media.tables'
import { exchange, setSizes } from '../named-files.store'
import type { SizeRow } from '../sizes.store'

const kept = v.object({
  format: v.picklist(['webp', 'svg']),
  ...{ width: v.number(), height: v.number(), colour: v.string(), tiny: v.string() },
  sizes: v.array(v.object({ width: v.number(), height: v.number(), file: v.string(), etag: v.string() })),
})
const shown = v.object({
  ...kept.entries,
  ...{ source: v.string(), focus_x: v.number(), focus_y: v.number(), uncropped: v.string() },
  crop: v.tuple([v.number(), v.number(), v.number(), v.number()]),
})
/** What a picture looks like, and the files that it is kept in. */
export type Kept = v.InferOutput<typeof kept>
type Shown = Omit<v.InferOutput<typeof shown>, 'crop'> & { readonly crop: Crop }

export const cropOf = (row: Pick<MediaRow, 'crop_left' | 'crop_top' | 'crop_width' | 'crop_height'>): Crop => [
  row.crop_left,
  row.crop_top,
  row.crop_width,
  row.crop_height,
]

/** What a picture is as a whole: without its crop, if it has one. */
export const uncroppedOf = (row: MediaRow, sizes: readonly SizeRow[]): Kept =>
  (row.uncropped && storedIn(kept, row.uncropped, `the whole of picture ${row.name}`)) || keptOf(row, sizes)

const keptOf = ({ format, width, height, colour, tiny }: MediaRow, sizes: readonly SizeRow[]): Kept => ({
  ...{ format, width, height, colour, tiny },
  sizes: sizes.map(({ name: _, ...size }) => size),
})

const columnsOf = ({ sizes: _, crop, ...row }: Shown) => ({
  ...row,
  ...{ crop_left: crop[0], crop_top: crop[1], crop_width: crop[2], crop_height: crop[3] },
})

/** What a picture is shown as, and what it was before it was replaced. Each change hands back the files that nothing names any more. */
export function createEditsStore(database: AnyDatabase) {
  const db = database.withTables<MediaTables>()

  const show = (name: string, next: Shown, trx: AnyDatabase): Promise<string[]> =>
    exchange(name, trx, async (tables) => {
      await tables.updateTable('media').set(columnsOf(next)).where('name', '=', name).execute()
      await setSizes(tables, name, next.sizes)
    })

  const forget = (name: string, trx: AnyDatabase): Promise<string[]> =>
    exchange(name, trx, (tables) => tables.deleteFrom('media_earlier').where('name', '=', name).execute())

  return {
    show,
    forget,

    /** When each of them was replaced, as long as that can be undone. */
    replacedAt: async (names: readonly string[]): Promise<Map<string, string>> => {
      if (names.length === 0) return new Map()
      const earlier = db.selectFrom('media_earlier').select(['name', 'replaced_at'])
      const rows = await earlier.where('name', 'in', [...names]).execute()
      return new Map(rows.map((row) => [row.name, row.replaced_at]))
    },

    /** Puts something else in the place of a picture; what it was is remembered, and what it was before that is not. */
    replace: (before: MediaRow, sizes: readonly SizeRow[], next: Shown, at: string, trx: AnyDatabase): Promise<string[]> =>
      exchange(before.name, trx, async (tables) => {
        const { source, focus_x, focus_y, uncropped, name } = before
        const state: Shown = { ...keptOf(before, sizes), source, focus_x, focus_y, uncropped, crop: cropOf(before) }
        const row = { name, state: JSON.stringify(state), replaced_at: at }
        const { name: _, ...rest } = row
        await tables
          .insertInto('media_earlier')
          .values(row)
          .onConflict((is) => is.column('name').doUpdateSet(rest))
          .execute()
        await tables.updateTable('media').set(columnsOf(next)).where('name', '=', name).execute()
        await setSizes(tables, name, next.sizes)
      }),

    earlier: async (name: string, trx: AnyDatabase): Promise<Shown | undefined> => {
      const rows = trx.withTables<MediaTables>().selectFrom('media_earlier').select('state')
      const row = await rows.where('name', '=', name).executeTakeFirst()
      return row && storedIn(shown, row.state, `what picture ${name} was before`)
    },

    /** Pictures that were replaced before a moment. */
    replacedBefore: async (until: string): Promise<string[]> => {
      const rows = await db.selectFrom('media_earlier').select('name').where('replaced_at', '<', until).execute()
      return rows.map(({ name }) => name)
    },
  }
}
