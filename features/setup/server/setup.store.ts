import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Selectable } from 'kysely'
import type { SetupTables } from './setup.tables'

export type StepRecord = Selectable<SetupTables['setup_step']>
export type Mark = { readonly mark: string; readonly record: number }
export type SetupStore = ReturnType<typeof createSetupStore>

/** What was answered, made and noted while the site is set up. */
export function createSetupStore(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<SetupTables>()
  return {
    steps: async (trx?: AnyDatabase): Promise<ReadonlyMap<string, StepRecord>> =>
      new Map((await tablesOf(trx).selectFrom('setup_step').selectAll().execute()).map((row) => [row.step, row])),

    keepStep: async ({ step, ...rest }: StepRecord, trx: AnyDatabase): Promise<void> => {
      await tablesOf(trx)
        .insertInto('setup_step')
        .values({ step, ...rest })
        .onConflict((conflict) => conflict.column('step').doUpdateSet(rest))
        .execute()
    },

    made: async (trx?: AnyDatabase): Promise<ReadonlyMap<string, Mark>> =>
      new Map((await tablesOf(trx).selectFrom('setup_made').selectAll().execute()).map(({ part, ...mark }) => [part, mark])),

    mark: async (part: string, mark: Mark, trx: AnyDatabase): Promise<void> => {
      await tablesOf(trx)
        .insertInto('setup_made')
        .values({ part, ...mark })
        .onConflict((conflict) => conflict.column('part').doUpdateSet(mark))
        .execute()
    },

    notes: async (trx?: AnyDatabase): Promise<ReadonlySet<string>> =>
      new Set((await tablesOf(trx).selectFrom('setup_note').select('name').execute()).map(({ name }) => name)),

    note: async (name: string, at: string, trx: AnyDatabase): Promise<void> => {
      const values = { name, noted_at: at }
      await tablesOf(trx)
        .insertInto('setup_note')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    forget: async (name: string, trx: AnyDatabase): Promise<void> => {
      await tablesOf(trx).deleteFrom('setup_note').where('name', '=', name).execute()
    },
  }
}
