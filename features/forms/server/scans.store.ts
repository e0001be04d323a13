import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Selectable } from 'kysely'
import type { FileScan } from '../entry'
import type { EntryTables } from './entries.tables'

const AT_ONCE = 500
/** Milliseconds: by then a file lies where its row says. */
const SOON = 60_000

export const SCAN_JOB = 'form-scan'
export type ScanJob = { readonly file: number }
type Needs = Pick<Tools, 'db' | 'clock' | 'jobs'>

/** Has a file looked through later, inside the transaction that notes that it waits. */
export const scanLater = ({ jobs, clock }: Omit<Needs, 'db'>, file: number, trx: AnyDatabase): Promise<void> =>
  jobs.add(SCAN_JOB, { file } satisfies ScanJob, trx, { at: new Date(clock.now().getTime() + SOON) })

/** Files that wait for the virus scanner. */
export function createScansStore(needs: Needs) {
  const db = needs.db.withTables<EntryTables>()

  return {
    /** Sent or not. */
    find: (id: number): Promise<Selectable<EntryTables['form_file']> | undefined> =>
      db.selectFrom('form_file').selectAll().where('id', '=', id).executeTakeFirst(),

    note: async (id: number, scan: FileScan, trx: AnyDatabase): Promise<void> =>
      void (await trx.withTables<EntryTables>().updateTable('form_file').set({ scan }).where('id', '=', id).execute()),

    /** Files that came while there was no scanner wait from now on, and each has its job. */
    waitAll: async (): Promise<void> => {
      const never = db.selectFrom('form_file').select('id').where('scan', '=', '').limit(AT_ONCE)
      const ids = (await never.execute()).map(({ id }) => id)
      if (!ids.length) return
      await needs.db.transaction().execute(async (trx) => {
        const waiting = trx.withTables<EntryTables>().updateTable('form_file').set({ scan: 'waiting' })
        const begun = await waiting.where('id', 'in', ids).where('scan', '=', '').returning('id').execute()
        for (const { id } of begun) await scanLater(needs, id, trx)
      })
      await createScansStore(needs).waitAll()
    },
  }
}
