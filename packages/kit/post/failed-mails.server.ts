import type { Kysely } from 'kysely'
import type { KitTables } from '../storage/kit.tables.server'

/** E-mails that could not be delivered for one reason, as it was told; `last`: when the last of them was written. */
export type MailFailure = { readonly why: string; readonly total: number; readonly last: string }

export async function failedMails(db: Kysely<KitTables>): Promise<MailFailure[]> {
  const rows = await db
    .selectFrom('mail')
    .select(({ fn }) => ['last_error', fn.countAll<number>().as('total'), fn.max('created_at').as('last')])
    .where('state', '=', 'dead')
    .where('recipient', '<>', '')
    .groupBy('last_error')
    .execute()
  return rows.map(({ last_error, total, last }) => ({ why: last_error ?? '', total: Number(total), last }))
}
