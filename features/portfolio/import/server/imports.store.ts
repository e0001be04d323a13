import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import * as v from 'valibot'
import type { State } from '../../item'
import type { PortfolioTables } from '../../server/portfolio.tables'
import { importShape, type PortfolioImport } from '../wire.admin'
import type { ImportedItem } from './imported-item'

/** What is still to be taken in, and how. `text` or `address` until it has been read. */
export type Payload = {
  readonly text?: string
  readonly address?: string
  readonly items: readonly ImportedItem[]
  readonly withPictures: boolean
  readonly state: State
}
type Report = Omit<PortfolioImport & object, 'id'>

type Row = { readonly id: number; readonly report: string }

/** One that cannot be read is as if it had not been. */
function importIn({ id, report }: Row): (PortfolioImport & object) | undefined {
  const kept = storedIn(isRecord, report, `portfolio import ${id}`)
  const { success, output } = v.safeParse(importShape, { ...kept, id })
  return kept && success ? output : undefined
}

/** Imports: how they stand, and what they still have before them. */
export function createImportsStore(database: AnyDatabase) {
  const db = database.withTables<PortfolioTables>()
  const rows = () => db.selectFrom('portfolio_import').selectAll()

  return {
    begin: async (report: Report, payload: Payload, trx: AnyDatabase): Promise<number> => {
      const row = { state: report.state, report: JSON.stringify(report), payload: JSON.stringify(payload), started_at: report.startedAt }
      const added = trx.withTables<PortfolioTables>().insertInto('portfolio_import').values(row).returning('id')
      return (await added.executeTakeFirstOrThrow()).id
    },

    /** One by its number, or the last one. */
    find: async (id: number): Promise<(PortfolioImport & object) | undefined> => {
      const row = await (id ? rows().where('id', '=', id) : rows().orderBy('id', 'desc').limit(1)).executeTakeFirst()
      return row && importIn(row)
    },

    payload: async (id: number): Promise<Payload | undefined> => {
      const row = await rows().where('id', '=', id).where('state', '=', 'running').executeTakeFirst()
      return row && (storedIn(isRecord, row.payload, `portfolio import ${row.id}`) as Payload | undefined)
    },

    /** Keeps how it stands; what it had before it is forgotten once it is over. */
    note: async ({ id, ...report }: PortfolioImport & object, payload?: Payload, trx: AnyDatabase = database): Promise<void> => {
      const left = report.state === 'running' ? payload : { items: [], withPictures: false, state: 'draft' as const }
      await trx
        .withTables<PortfolioTables>()
        .updateTable('portfolio_import')
        .set({ state: report.state, report: JSON.stringify(report), ...(left && { payload: JSON.stringify(left) }) })
        .where('id', '=', id)
        .execute()
    },
  }
}
