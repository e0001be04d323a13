import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { KitTables } from '@frontage/kit/storage/kit.tables.server'
import type { Kysely } from 'kysely'
import type { DeliveryRow, EntryTables } from '../../server/entries.tables'

type NewDelivery = Pick<DeliveryRow, 'entry_id' | 'kind' | 'target' | 'mail_id' | 'payload'>
type Change = Partial<Pick<EntryTables['form_delivery'], 'state' | 'attempts' | 'error'>>

/** What goes out about messages, a row for each letter and each call. */
export function createDeliveriesStore(database: AnyDatabase) {
  const db = database.withTables<EntryTables>()
  const tablesOf = (trx: AnyDatabase) => trx.withTables<EntryTables>()

  return {
    ofAll: async (entries: readonly number[]): Promise<DeliveryRow[]> =>
      entries.length ? db.selectFrom('form_delivery').selectAll().where('entry_id', 'in', entries).orderBy('id').execute() : [],

    /** With the form that its message came through. */
    find: (id: number) =>
      db
        .selectFrom('form_delivery')
        .innerJoin('form_entry', 'form_entry.id', 'form_delivery.entry_id')
        .selectAll('form_delivery')
        .select('form_entry.form_id')
        .where('form_delivery.id', '=', id)
        .executeTakeFirst(),

    add: async (row: NewDelivery, trx: AnyDatabase): Promise<number> => {
      const added = tablesOf(trx).insertInto('form_delivery')
      const line = added.values({ ...row, state: 'queued', attempts: 0, error: null }).returning('id')
      return (await line.executeTakeFirstOrThrow()).id
    },

    change: async (id: number, set: Change): Promise<void> =>
      void (await db.updateTable('form_delivery').set(set).where('id', '=', id).execute()),

    /** Queues a dead call again; false when it is not dead. */
    revive: async (id: number, trx: AnyDatabase): Promise<boolean> => {
      const dead = tablesOf(trx).updateTable('form_delivery').set({ state: 'queued', error: null }).where('id', '=', id)
      const revived = dead.where('kind', '=', 'webhook').where('state', '=', 'dead').returning('id')
      return (await revived.executeTakeFirst()) !== undefined
    },

    /** Calls that were given up, by whom they were for and why; `last`: when the last message of them came in. */
    failedCalls: () => failedCalls(db),

    /** How many were given up, letters among them. */
    countDead: async (): Promise<number> => {
      const letters = db.withTables<KitTables>().selectFrom('mail').select('id').where('state', '=', 'dead').where('recipient', '<>', '')
      const rows = await db
        .selectFrom('form_delivery')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where((row) => row.or([row('state', '=', 'dead'), row('mail_id', 'in', letters)]))
        .executeTakeFirstOrThrow()
      return Number(rows.total)
    },
  }
}

async function failedCalls(db: Kysely<EntryTables>) {
  const rows = await db
    .selectFrom('form_delivery')
    .innerJoin('form_entry', 'form_entry.id', 'form_delivery.entry_id')
    .select(({ fn }) => ['target', 'error', fn.countAll<number>().as('total'), fn.max('form_entry.at').as('last')])
    .where('form_delivery.kind', '=', 'webhook')
    .where('form_delivery.state', '=', 'dead')
    .groupBy(['target', 'error'])
    .execute()
  return rows.map(({ target, error, total, last }) => ({ target, why: error ?? '', total: Number(total), last }))
}
