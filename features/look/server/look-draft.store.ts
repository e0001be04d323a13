import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { storedIn } from '@frontage/kit/storage/stored-json.server'
import { lookShape, type ThemeSettings } from '../look'
import type { LookTables } from './look.tables'

export type Saved = { readonly at: string; readonly by: string }
type Draft = { readonly look: ThemeSettings; readonly madeFrom: number }

/** The only row. */
const ID = 1

/** The draft of the theme: there is one for the whole site, whoever works on it. */
export function createLookDraft(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<LookTables>()
  return {
    /** What is being worked on; `look` is undefined when that is what visitors see. */
    read: async (trx?: AnyDatabase) => {
      const row = await tablesOf(trx).selectFrom('look_draft').selectAll().where('id', '=', ID).executeTakeFirst()
      const look = row?.settings ? storedIn(lookShape, row.settings, 'the draft of the theme') : undefined
      return { look, revision: row?.revision ?? 0, madeFrom: row?.made_from ?? 0, at: row?.saved_at ?? '', by: row?.saved_by ?? '' }
    },

    /** Sets the draft, or takes it away; false when somebody else was faster. */
    set: async (over: number, draft: Draft | undefined, { at, by }: Saved, trx: AnyDatabase): Promise<boolean> => {
      const settings = draft ? JSON.stringify(draft.look) : null
      const values = { revision: over + 1, settings, made_from: draft?.madeFrom ?? 0, saved_at: at, saved_by: by }
      const tables = tablesOf(trx)
      const row =
        over === 0
          ? await tables
              .insertInto('look_draft')
              .values({ id: ID, ...values })
              .onConflict((conflict) => conflict.doNothing())
              .returning('id')
              .executeTakeFirst()
          : await tables
              .updateTable('look_draft')
              .set(values)
              .where('id', '=', ID)
              .where('revision', '=', over)
              .returning('id')
              .executeTakeFirst()
      return row !== undefined
    },
  }
}

export type LookDraft = ReturnType<typeof createLookDraft>
