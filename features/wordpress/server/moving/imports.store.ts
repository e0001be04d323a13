import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { forUpdate } from '@frontage/kit/storage/locks.server'
import { storedIn } from '@frontage/kit/storage/stored-json.server'
import * as v from 'valibot'
import { MOST_LISTED } from '../../spec'
import { choicesShape, type ImportReport, type ImportState, progressShape, reportShape } from '../../wire.admin'
import type { ImportTables } from './imports.tables'

const filesShape = v.array(
  v.object({
    name: v.string(),
    size: v.number(),
    modified: v.number(),
    /** Keys of its pieces, in their order. */
    keys: v.array(v.string()),
    /** Bytes of them. */
    received: v.number(),
  }),
)
export type SentFile = v.InferOutput<typeof filesShape>[number]
export type Progress = v.InferOutput<typeof progressShape>
export type Choices = v.InferOutput<typeof choicesShape>
export type StoredImport = {
  readonly id: number
  readonly state: ImportState
  readonly startedAt: string
  readonly files: readonly SentFile[]
  readonly choices: Choices
  readonly progress: Progress
  readonly report: ImportReport | undefined
  readonly reason: string
  readonly revision: number
}
type Change = Partial<Omit<StoredImport, 'id' | 'startedAt' | 'revision' | 'report'>> & { readonly report?: ImportReport | null }

/** Files that will be sent, or the address of a running site. */
type Begun = { readonly files: readonly SentFile[]; readonly from: string }

export const atStart: Progress = { step: 'reading', done: 0, total: 0 }

/** Files that cannot be read are none: the import fails, and its report stays. */
function importIn(row: RowOf): StoredImport {
  const what = `WordPress import ${row.id}`
  return {
    ...{ id: Number(row.id), state: row.state, startedAt: row.started_at, reason: row.reason, revision: Number(row.revision) },
    files: storedIn(filesShape, row.files, what) ?? [],
    choices: storedIn(choicesShape, row.choices, what) ?? { asDrafts: false, withTheme: true, from: '' },
    progress: storedIn(progressShape, row.progress, what) ?? atStart,
    report: storedIn(v.nullable(reportShape), row.report, what) ?? undefined,
  }
}
type RowOf = Readonly<Omit<ImportTables['wordpress_import'], 'id'> & { id: number }>

const columnsOf = ({ state, files, choices, progress, report, reason }: Change) => ({
  ...(state && { state }),
  ...(files && { files: JSON.stringify(files) }),
  ...(choices && { choices: JSON.stringify(choices) }),
  ...(progress && { progress: JSON.stringify(progress) }),
  ...(report !== undefined && { report: JSON.stringify(report) }),
  ...(reason !== undefined && { reason }),
})

const freshRow = ({ files, from }: Begun, startedAt: string) => ({
  ...{ state: 'receiving' as const, started_at: startedAt, report: 'null', reason: '', revision: 1 },
  ...{ files: JSON.stringify(files), choices: JSON.stringify({ from }), progress: JSON.stringify(atStart) },
})

/** Imports: how they stand, what came so far, and their reports. */
export function createImportsStore(database: AnyDatabase) {
  const within = (trx: AnyDatabase = database) => trx.withTables<ImportTables>()
  const rows = (trx?: AnyDatabase) => within(trx).selectFrom('wordpress_import').selectAll()

  return {
    begin: async (begun: Begun, startedAt: string, trx: AnyDatabase): Promise<number> => {
      const added = within(trx).insertInto('wordpress_import').values(freshRow(begun, startedAt)).returning('id')
      return Number((await added.executeTakeFirstOrThrow()).id)
    },

    find: async (id: number): Promise<StoredImport | undefined> => {
      const row = await rows().where('id', '=', id).executeTakeFirst()
      return row && importIn(row)
    },

    newest: async (trx?: AnyDatabase): Promise<StoredImport | undefined> => {
      const row = await rows(trx).orderBy('id', 'desc').limit(1).executeTakeFirst()
      return row && importIn(row)
    },

    /** To change it: others wait until the transaction ends. */
    forChange: async (id: number, trx: AnyDatabase): Promise<StoredImport | undefined> => {
      const row = await rows(trx).where('id', '=', id).$call(forUpdate(trx)).executeTakeFirst()
      return row && importIn(row)
    },

    /** Those whose files may still be here: what is not done, and the last one, which may miss pictures. */
    withFiles: async (trx?: AnyDatabase): Promise<StoredImport[]> => {
      const last = within(trx)
        .selectFrom('wordpress_import')
        .select(({ fn }) => fn.max('id').as('id'))
      const found = rows(trx).where(({ eb, or }) => or([eb('state', '!=', 'done'), eb('id', '=', last)]))
      return (await found.orderBy('id').execute()).map(importIn)
    },

    /** Those that are over, the newest first: what could not even be read has no report. */
    past: async (): Promise<StoredImport[]> => {
      const begun = rows().where('state', 'in', ['done', 'failed']).where('report', '!=', 'null')
      return (await begun.orderBy('id', 'desc').limit(MOST_LISTED).execute()).map(importIn)
    },

    /** Another state, with what else changes by it. */
    move: async (
      { id, revision }: Pick<StoredImport, 'id' | 'revision'>,
      to: Change & { readonly state: ImportState },
      trx?: AnyDatabase,
    ) =>
      void (await within(trx)
        .updateTable('wordpress_import')
        .set({ ...columnsOf(to), revision: revision + 1 })
        .where('id', '=', id)
        .execute()),

    /** What changes while it stays in its state. */
    note: async (id: number, change: Omit<Change, 'state'>, trx?: AnyDatabase): Promise<void> =>
      void (await within(trx).updateTable('wordpress_import').set(columnsOf(change)).where('id', '=', id).execute()),

    stateOf: async (id: number): Promise<ImportState | undefined> =>
      (await within().selectFrom('wordpress_import').select('state').where('id', '=', id).executeTakeFirst())?.state,

    forget: async (id: number, trx: AnyDatabase): Promise<void> =>
      void (await within(trx).deleteFrom('wordpress_import').where('id', '=', id).execute()),
  }
}

export type ImportsStore = ReturnType<typeof createImportsStore>
