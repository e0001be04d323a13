import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { Frame, FramePart } from '../frame'
import { MOST_VERSIONS } from '../spec'
import type { FrameTables } from './frame.tables'

export type FrameStore = ReturnType<typeof createFrameStore>
export type Action = { readonly at: string; readonly by: string }
export type KeptVersion = Action & { readonly version: number }

/** Drafts of header and footer, and what was published of them. */
export const createFrameStore = (database: AnyDatabase) => ({ ...draftsIn(database), ...versionsIn(database) })

function draftsIn(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<FrameTables>()
  return {
    /** What is being worked on; `frame` is undefined when that is what visitors see. */
    draft: async (part: FramePart, trx?: AnyDatabase) => {
      const row = await tablesOf(trx).selectFrom('frame_draft').selectAll().where('part', '=', part).executeTakeFirst()
      const frame = row?.frame ? storedIn(isRecord, row.frame, `the draft of the ${part}`) : undefined
      return { revision: row?.revision ?? 0, frame, at: row?.saved_at ?? '', by: row?.saved_by ?? '' }
    },

    /** Sets the draft, or takes it away; false when somebody else was faster. */
    setDraft: async (part: FramePart, over: number, frame: Frame | undefined, { at, by }: Action, trx: AnyDatabase): Promise<boolean> => {
      const values = { revision: over + 1, frame: frame ? JSON.stringify(frame) : null, saved_at: at, saved_by: by }
      const tables = tablesOf(trx)
      const row =
        over === 0
          ? await tables
              .insertInto('frame_draft')
              .values({ part, ...values })
              .onConflict((conflict) => conflict.doNothing())
              .returning('part')
              .executeTakeFirst()
          : await tables
              .updateTable('frame_draft')
              .set(values)
              .where('part', '=', part)
              .where('revision', '=', over)
              .returning('part')
              .executeTakeFirst()
      return row !== undefined
    },
  }
}

function versionsIn(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<FrameTables>()
  return {
    versions: async (part: FramePart, trx?: AnyDatabase): Promise<KeptVersion[]> => {
      const rows = await tablesOf(trx)
        .selectFrom('frame_version')
        .select(['version', 'published_at', 'published_by'])
        .where('part', '=', part)
        .orderBy('version', 'desc')
        .execute()
      return rows.map(({ version, published_at, published_by }) => ({ version, at: published_at, by: published_by }))
    },

    version: async (part: FramePart, version: number): Promise<Frame | undefined> => {
      const of = tablesOf().selectFrom('frame_version').select('frame').where('part', '=', part).where('version', '=', version)
      const row = await of.executeTakeFirst()
      return row && storedIn(isRecord, row.frame, `version ${version} of the ${part}`)
    },

    /** Adds a version; of the oldest only so many stay. */
    addVersion: async (part: FramePart, version: number, frame: Frame, { at, by }: Action, trx: AnyDatabase): Promise<void> => {
      const values = { part, version, frame: JSON.stringify(frame), published_at: at, published_by: by }
      await tablesOf(trx).insertInto('frame_version').values(values).execute()
      await tablesOf(trx)
        .deleteFrom('frame_version')
        .where('part', '=', part)
        .where('version', '<=', version - MOST_VERSIONS)
        .execute()
    },
  }
}
