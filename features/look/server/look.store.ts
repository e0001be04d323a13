import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import { safeParse } from 'valibot'
import { houseLook } from '../house-look'
import { lookShape, type ThemeSettings } from '../look'
import { MOST_KEPT } from '../spec'
import type { LookTables } from './look.tables'

export type LookStore = ReturnType<typeof createLookStore>
type NewLook = { readonly look: ThemeSettings; readonly savedAt: string; readonly savedBy: string }

/** Settings of the whole site that say where it is, until a look is published which says so. */
export const LANGUAGE = 'language'
export const TIME_ZONE = 'time-zone'

type Place = Pick<ThemeSettings, 'language' | 'timeZone'>

const zoneOfMachine = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** What was set up; without that English, in the time zone of the machine. */
async function placeIn(database: AnyDatabase): Promise<Place> {
  const site = createSite(database)
  const [language, timeZone] = [await site.read(LANGUAGE), await site.read(TIME_ZONE)]
  return { language: language ?? houseLook.language, timeZone: timeZone ?? zoneOfMachine() }
}

/** A look that does not fit any more gives way to that of the house. Early ones named no time zone. */
const lookOf = (settings: string, place: Place): ThemeSettings => {
  const { success, output } = safeParse(lookShape, { timeZone: place.timeZone, ...storedIn(isRecord, settings, 'the theme') })
  return success ? output : { ...houseLook, ...place }
}

export function createLookStore(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<LookTables>()
  const newest = (trx?: AnyDatabase) => tablesOf(trx).selectFrom('site_look').orderBy('id', 'desc')

  return {
    /** The look that holds; `id` 0 and that of the house when there is none. */
    published: async (trx?: AnyDatabase): Promise<{ id: number; by: string; look: ThemeSettings }> => {
      const row = await newest(trx).selectAll().executeTakeFirst()
      const place = await placeIn(trx ?? database)
      return row ? { id: row.id, by: row.saved_by, look: lookOf(row.settings, place) } : { id: 0, by: '', look: { ...houseLook, ...place } }
    },

    /** Newest first. */
    list: async (): Promise<{ id: number; savedAt: string; by: string }[]> =>
      (await newest().select(['id', 'saved_at', 'saved_by']).limit(MOST_KEPT).execute()).map((row) => ({
        ...{ id: row.id, savedAt: row.saved_at, by: row.saved_by },
      })),

    find: async (id: number): Promise<ThemeSettings | undefined> => {
      const row = await newest().select('settings').where('id', '=', id).executeTakeFirst()
      return row && lookOf(row.settings, await placeIn(database))
    },

    /** Whether any look that is kept names this typeface of the owner's. */
    namesFace: async (): Promise<(id: string) => boolean> => {
      const rows = await newest().select('settings').execute()
      return (id) => rows.some(({ settings }) => settings.includes(id))
    },

    /** Keeps a look as the newest, lets go of the oldest, and hands back its number. */
    add: async ({ look, savedAt, savedBy }: NewLook, trx: AnyDatabase): Promise<number> => {
      const values = { settings: JSON.stringify(look), saved_at: savedAt, saved_by: savedBy }
      const { id } = await tablesOf(trx).insertInto('site_look').values(values).returning('id').executeTakeFirstOrThrow()
      const stays = newest(trx).select('id').limit(MOST_KEPT)
      await tablesOf(trx).deleteFrom('site_look').where('id', 'not in', stays).execute()
      return id
    },
  }
}
